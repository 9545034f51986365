import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { extraDeckWay } from '../words/usual-summon.ts';
import { groupsOf } from './named-groups.ts';

const whose = "(?:(?:my opponent's|my|their|his|her|the|an?) )?";
const ref = `${whose}#\\d`;
/** "#0", "#0 and my #1", "#0 + #1", "#0, #1 and #2". */
const list = `${ref}(?:(?:, (?:and )?| and | \\+ | plus | & )${ref})*`;
const who = '(?<who>i|we|they|he|she|my opponent)(?<how>(?: then| now| also| just)*)';
const using = '(?:using|with|by using|out of|from|off of|off|via)';
const materials = '(?: as (?:the )?(?:(?:synchro |link |xyz |fusion )?materials?))?';
const instead = '(?! (?:instead|without)\\b)';

/** "I go into #2 with #0 and #1", "they make #2 using #0". */
const makes = new RegExp(
  `\\b${who} (?:go(?:es)? into|went into|climb(?:s|ed)? into|makes?|made) (?:an? |my |the )?#(?<into>\\d)(?: ${using} (?<from>${list})${materials})?(?=[.,;?!]|$| (?:and|then|but|in|during|on)\\b)${instead}`,
  'gi',
);

/** "I overlay #0 and #1 into #2", "I link #0 off for #2", "they turn #0 into #2". */
const turns = new RegExp(
  `\\b${who} (?:overlays?|overlaid|(?:links?|linked)(?: away| off| up)?|fuses?|fused|synchros?|synchroed|tunes?|tuned|turns?|turned|uses?|used|combines?|combined) (?<from>${list}) (?:into|off for|off into|away for|for|to make|to go into|to summon|to special summon) (?:an? |my |the )?#(?<into>\\d)(?=[.,;?!]|$| (?:and|then|but|in|during|on)\\b)${instead}`,
  'gi',
);

/** "I tune #0 to #1 for #2", "I tune #0 with #1 into #2". */
const tunes = new RegExp(
  `\\b${who} (?:tunes?|tuned) (?<from>${ref}) (?:to|with|onto) (?<more>${ref}) (?:into|for|to make) (?:an? |my |the )?#(?<into>\\d)`,
  'gi',
);

/** "#0 + #1 into #2", "#0 into #2", where nobody is named and nothing else is said. */
const alone = new RegExp(
  `(?<=^|[.;!] |, )(?:then |so |and )?(?<from>${list}) (?:into|->|-+>|\u2192|=|makes?) #(?<into>\\d)(?=[.,;?!]|$| (?:and|then|but)\\b)`,
  'gi',
);

const verbs: Readonly<Partial<Record<SummonWay, string>>> = {
  'fusion-summoned': 'fusion summon',
  'synchro-summoned': 'synchro summon',
  'xyz-summoned': 'xyz summon',
  'link-summoned': 'link summon',
};

/** The ways in which a monster comes by materials alone; a Fusion Summon takes an effect that nobody named. */
const byMaterials: ReadonlySet<SummonWay> = new Set<SummonWay>([
  'synchro-summoned',
  'xyz-summoned',
  'link-summoned',
]);

/**
 * What players say for the Summon of a monster from the Extra Deck with materials ("I go into #1 with #0", "#0 into #1"),
 * by its own name: which Summon it is stands on the monster. Of any other card the words stay as they are.
 * @param text a message with a ref ("#0") for each card
 */
export function withSummonsTold(text: string, cards: readonly CardModel[]): string {
  let words = text;
  for (const form of [makes, tunes, turns, alone])
    words = words.replace(form, (all: string, ...rest: readonly unknown[]) => {
      const groups = groupsOf(rest);
      const way = wayOf(cards[Number(groups['into'])]);
      const from = [groups['from'], groups['more']].filter((each) => each !== undefined).join(' and ');
      const used = from.match(/#\d/g) ?? [];
      const monsters = used.every((each) => cards[Number(each.slice(1))]?.facts.cardType === 'monster');
      // One monster that is "used for" another may do it by its effect.
      const byEffect = used.length === 1 && /\buse[sd]? /i.test(all);
      if (way === undefined || !monsters || byEffect || (from === '' && form !== makes)) return all;
      const player = groups['who'] ?? 'i';
      const s = /^(?:he|she|my opponent)$/i.test(player) ? 's' : '';
      const materialsUsed = from === '' ? '' : ` using ${from.replace(/ (?:\+|plus|&) /g, ' and ')}`;
      return `${player}${groups['how'] ?? ''} ${way}${s} #${groups['into']}${materialsUsed}`;
    });
  return withOwnProcedures(words, cards);
}

const own =
  /\b(?:(?:special )?summon(?<s>s|ed)?) (?<what>(?:the |my |an? )?#(?<card>\d))(?<from> from (?:my|the|their|his|her) (?:hand|gy|deck))? (?:by|through|via|with|using|off) (?:its|his|her) own (?:effect|condition|summoning condition|procedure|built-in (?:effect|summon))/gi;

/** "I summon #0 by its own effect", of a monster whose text has a way to be Summoned without a Chain, and no effect that does it. */
function withOwnProcedures(text: string, cards: readonly CardModel[]): string {
  return text.replace(own, (all: string, ...rest: readonly unknown[]) => {
    const { card, s = '', what = '', from = '' } = groupsOf(rest);
    const model = cards[Number(card)];
    const has = (model?.summoning.procedures ?? []).length > 0;
    const byEffect = (model?.parts ?? []).some(
      (part) =>
        isActivated(part) &&
        part.does.some(({ do: verb, what: of }) => verb === 'special-summon' && of === 'this'),
    );
    return has && !byEffect ? `special summon${s} ${what}${from} by its own procedure` : all;
  });
}

function wayOf(model: CardModel | undefined): string | undefined {
  const way = model === undefined ? undefined : extraDeckWay(model.facts);
  return way !== undefined && byMaterials.has(way) ? verbs[way] : undefined;
}
