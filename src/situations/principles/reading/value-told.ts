import { textOf } from '../../propositions/card-topics.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** An ATK that was said of a monster, before something else changes it. */
export interface ValueTold {
  readonly monster: SketchCard;
  readonly atk: number;
  /** Where its words end. */
  readonly to: number;
  /** The cards by which it came to that, where they were named in the same words. */
  readonly by: readonly SketchCard[];
}

/** A number that is ATK, and not LP, damage or how many. */
const number =
  '(?<atk>\\d{3,5}|0)(?!\\d)(?!\\s*(?:lp|life|damage|def|cards?|materials?|counters?|spell|points)\\b)(?:\\s*/\\s*\\d{1,4})?';
const reaches =
  '(?:at|has|have|had|with|to|of|is|was|sits at|got|now|already|stands at|an?|currently|up|thanks|that|which|it|and|just|boosted|pumped|buffed|gets|reaches|goes)';
const forms = [
  new RegExp(`#(?<x>\\d)(?:'s atk)? \\(${number}(?: atk)?\\)`, 'g'),
  /\b(?<atk>\d{3,5})[- ]atk #(?<x>\d)/g,
  new RegExp(
    `#(?<x>\\d)(?<between>(?:(?!#)(?:[^.;?\\d(]|\\(\\d{3,4}\\)|\\d (?=cards?|monsters?|materials?|counters?|spell)))*?(?:(?:by|with|from|using|wearing|made with) (?:an? |the |my )*#\\d(?:(?!#)[^.;?\\d(])*?)?) (?:${reaches} )+${number}`,
    'g',
  ),
];
const behind =
  /^(?: atk)?,? ?(?:\(?(?:thanks to|because of|due to|from|with|by|via|after) (?:an? |the |my |its )*(#\d))/;

/** "I pay 6000 LP into X", of an X that gains what was paid. */
const pumped =
  /\b(?:pump|pour|put|pay|paid|sink|sank|dump)(?:s|ed|ing)? (?<paid>\d{2,5})(?: lp| life points)? (?:into|for|to) (?:my |the )?#(?<x>\d)/g;
const gainsPaid = /\bgains? ATK(?:\/DEF)? equal to the (?:amount of )?LP (?:you )?(?:paid|payed)/i;

const withoutTribute = /\bwithout (?:any )?tribut(?:e|es|ing)\b/;
/** The text by which a monster that was Normal Summoned without Tributes has another original ATK. */
const lowered = /\bwithout Tributing,? [^.]*?\bits (?:[^.]* and its )?original ATK becomes (?<atk>\d+)/i;

/** The ATK that a monster has by its own text, with how it was Summoned or what was paid for it. */
function byItself(text: string, cards: Sketch['cards']): readonly ValueTold[] {
  const paid = [...text.matchAll(pumped)].flatMap((match): readonly ValueTold[] => {
    const { x, paid: amount } = match.groups ?? {};
    const monster = cards[Number(x)];
    const facts = monster?.model.facts;
    if (monster === undefined || facts?.cardType !== 'monster' || !gainsPaid.test(textOf(monster.model)))
      return [];
    const atk = (typeof facts.atk === 'number' ? facts.atk : 0) + Number(amount);
    return [{ monster, atk, to: match.index + match[0].length, by: [] }];
  });
  const told = withoutTribute.exec(text);
  const low = cards.flatMap((monster): readonly ValueTold[] => {
    const atk = lowered.exec(textOf(monster.model))?.groups?.['atk'];
    return told === null || atk === undefined
      ? []
      : [{ monster, atk: Number(atk), to: told.index + told[0].length, by: [] }];
  });
  return [...paid, ...low];
}

/** The ATK that was told last of one monster; undefined where none was, or of several. */
export function valueTold(text: string, { cards }: Pick<Sketch, 'cards'>): ValueTold | undefined {
  const found = forms
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap((match): readonly ValueTold[] => {
      const { x, atk, between = '' } = match.groups ?? {};
      const monster = cards[Number(x)];
      if (monster?.model.facts.cardType !== 'monster' || atk === undefined) return [];
      const to = match.index + match[0].length;
      const after = behind.exec(text.slice(to));
      const refs = [...(between.match(/#\d/g) ?? []), ...(after?.[1] === undefined ? [] : [after[1]])];
      const by = cards.filter((each) => each !== monster && refs.includes(each.ref));
      return [{ monster, atk: Number(atk), to: to + (after?.[0].length ?? 0), by }];
    })
    .toSorted((a, b) => a.to - b.to);
  const last = found.at(-1) ?? byItself(text, cards)[0];
  return last !== undefined &&
    found.every(({ monster }) => monster === last.monster) &&
    !saysOther(text, last, found)
    ? last
    : undefined;
}

/** Is a value told that is neither this one, nor an earlier one of it, nor by how much it was raised? */
function saysOther(text: string, { monster, atk }: ValueTold, found: readonly ValueTold[]): boolean {
  const { facts } = monster.model;
  const printed = facts.cardType === 'monster' ? facts.atk : undefined;
  const low = lowered.exec(textOf(monster.model))?.groups?.['atk'];
  const known = [String(atk), String(printed), low, ...found.map((each) => String(each.atk))];
  return [...text.matchAll(/(?<![+#\d])\b(\d{3,5})\b(?! ?(?:lp|life))/g)].some(
    ([, value]) => !known.includes(value),
  );
}
