import type {
  ChainView,
  FieldView,
  LadderView,
  PictureView,
  ShownCard,
  ShownSide,
  TimelineView,
} from './view.ts';

/** What a picture shows, in words: for who cannot see it. Says all that the picture says, in the order of reading. */
export function altText(view: PictureView): string {
  switch (view.kind) {
    case 'field':
      return fieldWords(view);
    case 'chain':
      return chainWords(view);
    case 'timeline':
      return timelineWords(view);
    case 'ladder':
      return ladderWords(view);
  }
}

const list = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

function fieldWords({ heading, turn, sides, extraMonsterZones }: FieldView): string {
  const extra = extraMonsterZones.flatMap((lies, index) =>
    lies === undefined
      ? []
      : [`${index === 0 ? 'left' : 'right'} Extra Monster Zone: ${lies.of}'s ${cardWords(lies.card)}`],
  );
  return `${[`The field, ${heading.toLowerCase()}, ${turn}`, ...extra, sideWords('P0', sides.P0), sideWords('P1', sides.P1)].join('. ')}.`;
}

function sideWords(player: string, { lp, monsters, spellsAndTraps, fieldZone, piles }: ShownSide): string {
  const inRow = (cards: readonly (ShownCard | undefined)[]) =>
    cards
      .flatMap((card, index) => (card === undefined ? [] : [`${index + 1} ${cardWords(card)}`]))
      .join(', ');
  const row = (name: string, words: string) => (words === '' ? '' : `${name}: ${words}`);
  return `${player}: ${list([
    lp === undefined ? '' : `LP ${lp}`,
    row('Monster Zones', inRow(monsters)) || 'no monsters',
    row('Spell & Trap Zones', inRow(spellsAndTraps)),
    row('Field Zone', fieldZone === undefined ? '' : cardWords(fieldZone)),
    ...piles.map(({ place, names, count }) =>
      row(place, [...(count === undefined ? [] : [String(count)]), ...names].join(', ')),
    ),
  ])}`;
}

function cardWords({
  name,
  faceUp,
  position,
  atk,
  def,
  with: others,
  negated,
  arrows,
  isNew,
}: ShownCard): string {
  const side = faceUp ? '' : position === undefined ? 'Set' : 'face-down';
  const value = { up: ' (raised)', down: ' (lowered)', no: '' } as const;
  const details = [
    [side, position === undefined ? '' : `${position === 'attack' ? 'Attack' : 'Defense'} Position`]
      .filter((word) => word !== '')
      .join(' '),
    atk === undefined ? '' : `ATK ${atk.text}${value[atk.changed]}`,
    def === undefined ? '' : `DEF ${def.text}${value[def.changed]}`,
    ...others,
    negated ? 'negated' : '',
    arrows.length === 0 ? '' : `Link Arrows ${arrows.join(', ')}`,
    isNew ? 'new here' : '',
  ].filter((detail) => detail !== '');
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

function chainWords({ links }: ChainView): string {
  const lines = links.map(({ number, card, player, spellSpeed, targets, became }) => {
    const speed = spellSpeed === undefined ? '' : `, Spell Speed ${spellSpeed}`;
    const at = targets.length === 0 ? '' : `, targets ${targets.join(', ')}`;
    return `Chain Link ${number}: ${player}'s ${card}${speed}${at}, ${became}.`;
  });
  return ['The Chain.', ...lines].join(' ');
}

function timelineWords({ moments, answer }: TimelineView): string {
  const lines = moments.map(({ at, what, mark, isLast }) => {
    const notes = [...(mark === undefined ? [] : [mark]), ...(isLast ? ['the last thing to happen'] : [])];
    return `${at}: ${what.join(' and ')}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}.`;
  });
  return ['What happened.', ...lines, answer].join(' ');
}

const ladderWords = ({ ladders }: LadderView): string =>
  ladders
    .map(({ heading, steps }) => {
      const said = steps.map(({ what, value }) => `${what}: ${value ?? 'not settled'}.`);
      return [`${heading}, step by step.`, ...said].join(' ');
    })
    .join(' ');
