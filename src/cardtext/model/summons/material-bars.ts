import type { Instruction } from '../../../card-model/instruction.ts';
import { type MaterialBar, materialKinds } from '../../../card-model/lasting/lasting-fields.ts';
import { defined } from '../../../platform/defined.ts';
import { monstersOf } from '../monsters-of.ts';

const kind = '(?:Fusion|Synchro|Xyz|Link)';
const kinds = `${kind}(?:(?:,? or |,? and |, )${kind})*`;
const time = '(?:,? (?:this turn|for the rest of this turn|until the end of this turn))?';
const turnSummoned = '(?: the turn it (?:is|was) (?<turn>Fusion|Synchro|Xyz|Link) Summoned)?';
/** "cannot be used as Link Material", "cannot be Tributed, nor used as material for a Fusion or Xyz Summon, except ...". */
const barred = new RegExp(
  [
    '^(?<subject>This (?:face-up )?card(?: on the field)?|While this card is face-up on the field, it|it|they)? ?',
    '(?:also )?cannot (?:[\\w /]+?,? (?:or|nor) )?(?:be )?used as ',
    `(?:an? )?(?:(?<as>${kinds}) Materials?(?: Monsters?)?|materials? for (?:an? |the )?(?<for>${kinds}) Summons?)(?: for an? (?:${kind} )?Summon)?`,
    `(?: of (?<of>an? [^,]+? monster))?${time}${turnSummoned}`,
    `(?:, except (?:for |as )?(?:(?:the |an? )?${kinds} Summons? of |material for (?:the |an? )?${kinds} Summons? of )?(?<except>[^,]+(?:, [^,]+)*?))?${time}$`,
  ].join(''),
  'i',
);

/** No such text is longer than this. */
const LONGEST = 200;

/** What words say of the materials that a card cannot be; undefined where a field cannot say all of it. */
export function materialBarIn(
  words: string,
): (Omit<MaterialBar, 'own'> & { readonly own: boolean }) | undefined {
  if (words.length > LONGEST) return undefined;
  const found = barred.exec(words.replace(/\.$/, '').trim())?.groups;
  if (found === undefined) return undefined;
  const said = (found['as'] ?? found['for'] ?? '').toLowerCase();
  const { of, except, subject = '' } = found;
  const only = of === undefined ? undefined : monstersOf(of);
  const but = except === undefined ? undefined : monstersOf(except);
  if ((of !== undefined && only === undefined) || (except !== undefined && but === undefined))
    return undefined;
  return {
    kinds: materialKinds.filter((each) => said.includes(each)),
    ...turnOf(found['turn']),
    ...defined({ for: only, except: but }),
    own: /this (?:face-up )?card/i.test(subject),
  };
}

const turnOf = (words: string | undefined): Pick<MaterialBar, 'turnSummoned'> => {
  const turn = materialKinds.find((each) => each === words?.toLowerCase());
  return turn === undefined ? {} : { turnSummoned: turn };
};

/** Words on materials that a card cannot be, whether or not they are of the form above. */
const keeping =
  /\bcannot\b[^.]*\bused? as\b[^.]*\bmaterials?\b|\bcannot use\b[^.]*\bas\b[^.]*\bmaterials?\b|\bother\b[^.]*\bmaterials?\b[^.]*\bmust\b/i;
/** That the others must be correct is asked where the card stands in for one. */
const standsIn = /\bsubstitute\b[^.]*\bother\b[^.]*\bmust be correct\b/i;
const ofItself = /\bthis (?:face-up )?card\b|^cannot\b/i;

/** What words keep a card from being in cases that no field says: of material for which Summons they speak, at the most. */
function partlyBarred(words: string): MaterialBar | undefined {
  if (!keeping.test(words) || standsIn.test(words)) return undefined;
  const named = materialKinds.filter((each) => words.toLowerCase().includes(each));
  return { kinds: named.length === 0 ? [...materialKinds] : named, partly: true };
}

/** What a sentence that is no effect says of the materials that its own card cannot be; undefined for other words. */
export function ownMaterialBar(words: string): MaterialBar | undefined {
  const found = materialBarIn(words);
  if (found === undefined) return partlyBarred(words);
  const { own: _, ...bar } = found;
  return bar;
}

/** An instruction by which a card cannot be material, with what it bars. */
export function withMaterialBar(each: Instruction): Instruction {
  const { do: verb, reads } = each;
  if (reads === undefined || (verb !== 'change-status' && verb !== 'described' && verb !== 'restrict'))
    return each;
  const found = verb === 'restrict' ? undefined : materialBarIn(reads);
  // A sentence on "it" or "they" is about cards that it does not name.
  const bar = found !== undefined && (verb !== 'described' || found.own) ? found : partlyBarred(reads);
  if (bar === undefined) return each;
  const { own: _, ...barsMaterial } = bar;
  const own = verb === 'described' && (bar.own === true || ofItself.test(reads));
  return { ...each, barsMaterial: { ...barsMaterial, ...(own ? { own: true as const } : {}) } };
}
