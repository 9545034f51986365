import { isActivated } from '../../../card-model/activated.ts';
import { isExtraDeckMonster } from '../../../card-model/facts.ts';
import { someMonster } from '../../../situations/readers/described.ts';
import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import { isPassive } from '../../grammar/agents.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { comesFrom } from '../verb-phrases.ts';
import { tellDeed } from './tell-deed.ts';
import { homeOf } from './tell-summon.ts';
import { extraDeckWay } from './usual-summon.ts';

/** "Tributes it for the Tribute Summon of Y" is that Summon; any other Tribute is a cost or an effect. */
export function tellTribute(frame: Frame, before: readonly Frame[], teller: Teller): void {
  const summon =
    frame.complements.flatMap(({ prep, value }) =>
      prep === 'for' && value.kind === 'thing' && value.noun === 'summon' ? [value] : [],
    )[0] ?? forMonster(frame, teller);
  if (summon === undefined) {
    tellDeed(frame, before, teller);
    return;
  }
  const card =
    summon.of === undefined
      ? unnamedMonster(summon.way ?? 'tribute-summoned', frame, teller)
      : teller.cardsOf(summon.of, frame)[0];
  const tributes = (isPassive(frame) ? frame.subject : frame.objects).flatMap((each) =>
    teller.cardsOf(each, frame),
  );
  const way = summon.way;
  if (
    card === undefined ||
    tributes.length === 0 ||
    (way !== 'tribute-summoned' && way !== 'normal-summoned')
  ) {
    teller.lost(frame, 'for which Summon it is Tributed');
    return;
  }
  const player = teller.actor(frame) ?? tributes[0]?.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  homeOf(card, way, { ...frame, complements: [] }, teller);
  for (const each of tributes) {
    if (each.place === undefined) teller.place(each, 'monster-zone', frame);
    if (each.setup.controller === undefined) each.setup.controller = player;
    Object.assign(each, { moved: true, place: 'gy' });
    teller.cards.look(each);
  }
  teller.outside({
    do: 'summon',
    card: card.id,
    way: 'tribute-summoned',
    player,
    tributes: tributes.map(({ id }) => id),
  });
  Object.assign(card, { moved: true, place: 'monster-zone', faceUp: true });
}

/** "Tributed for Y", where Y is a monster that needs Tributes, and none of its effects asks for one: its Tribute Summon. */
function forMonster(frame: Frame, teller: Teller): Extract<Phrase, { kind: 'thing' }> | undefined {
  const [phrase] = frame.complements.flatMap(({ prep, value }) =>
    prep === 'for' && value.kind === 'card' ? [value] : [],
  );
  const [card] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  const facts = card?.model.facts;
  if (card === undefined || facts?.cardType !== 'monster' || (facts.level ?? 0) < 5) return undefined;
  const asks = card.model.parts.some(
    (part) => isActivated(part) && [...part.cost, ...part.does].some(({ do: verb }) => verb === 'tribute'),
  );
  const normal = !isExtraDeckMonster(facts) && card.model.summoning.noNormalSummonSet !== true;
  return asks || !normal
    ? undefined
    : {
        kind: 'thing',
        noun: 'summon',
        way: 'tribute-summoned',
        qualities: [],
        ...(phrase === undefined ? {} : { of: phrase }),
      };
}

/** "used as Synchro Material", "sent to the GY as Link Material": a Summon of a monster that was not named. */
export function tellMaterial(frame: Frame, teller: Teller): void {
  const material = materialOf(frame);
  const cards = (isPassive(frame) ? frame.subject : frame.objects).flatMap((each) =>
    teller.cardsOf(each, frame),
  );
  const [named, other] = [
    ...(material?.of === undefined ? [] : [material.of]),
    ...frame.complements.flatMap(({ prep, value }) =>
      prep === 'for' && value.kind === 'card' ? [value] : [],
    ),
  ].flatMap((each) => teller.cardsOf(each, frame));
  const usual = named === undefined ? undefined : extraDeckWay(named.model.facts);
  const way = material?.way ?? usual;
  const fits = other === undefined && (named === undefined || usual === way);
  if (cards.length === 0 || way === undefined || !fits) {
    teller.lost(frame, 'for which Summon it is the material');
    return;
  }
  const player = teller.actor(frame) ?? cards[0]?.setup.controller ?? 'P0';
  for (const each of cards) {
    teller.place(each, each.place ?? comesFrom(frame) ?? 'monster-zone', frame);
    if (each.setup.controller === undefined) each.setup.controller = player;
  }
  const summoned = named ?? unnamedMonster(way, frame, teller);
  if (named !== undefined) {
    named.setup.controller ??= player;
    homeOf(named, way, { ...frame, complements: [] }, teller);
  }
  teller.outside({ do: 'summon', card: summoned.id, way, player, materials: cards.map(({ id }) => id) });
  Object.assign(summoned, { moved: true, place: 'monster-zone', faceUp: true });
  for (const each of cards) {
    Object.assign(each, { moved: true, place: way === 'xyz-summoned' ? 'xyz-material' : 'gy' });
    teller.cards.look(each);
  }
}

/** The material that a frame says its card was. */
export const materialOf = ({ complements }: Frame) =>
  complements.flatMap(({ prep, value }) => {
    if ((prep !== 'as' && prep !== 'for') || value.kind !== 'thing') return [];
    const summon = value.noun === 'summon' && value.way !== undefined && isMaterialWay(value.way);
    return summon || value.noun === 'material' ? [value] : [];
  })[0];

const isMaterialWay = (way: SummonWay): boolean =>
  ['fusion-summoned', 'synchro-summoned', 'xyz-summoned', 'link-summoned'].includes(way);

/** The monster that is Summoned, where nobody named it. */
function unnamedMonster(way: SummonWay, frame: Frame, teller: Teller): ToldCard {
  const place = way === 'tribute-summoned' || way === 'normal-summoned' ? 'hand' : 'extra-deck';
  return teller.cards.described(
    someMonster(`the ${summonWays.term(way)} monster`, 6),
    place,
    teller.actor(frame),
  );
}
