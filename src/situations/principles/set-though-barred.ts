import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';

const barred =
  /(?<of>#\d|\bit|\bi)(?: also)? (?:can't|cannot) (?:be )?(?:normal(?: summon(?:ed)?)?(?: (?:or|nor|and) | ?\/ ?)special[ -]summon(?:ed)?|normal[ -]summon(?:ed)?)(?: (?<what>#\d|it|that card|monsters?))?(?: (?:this turn|for the rest of (?:this|the) turn|now))?(?=[.,;]|$)/;
const asks =
  /^(?:so |but |then )?(?:can|may|could) i (?:still )?(?:(?:normal|just) )?set (?<what>#\d|it|that card|the card)(?: (?:instead|face-?down|this turn|though|then))*\s*\?$/;
const besides =
  /\bnegat|\binstead\b|\balready (?:normal|set)|\bnormal summoned\b(?! or)|\b(?:can't|cannot) (?:be )?(?:normal )?set\b|\bsummoned?\/set\b|\bsummon or set\b|\bfull\b|\boccupied\b|\b(?:used|spent|spend|gone|up|already|earlier|opponent's turn|their turn|battle phase|draw phase|standby phase|end phase|gy|graveyard|banished)\b|\b(?:i|have) (?:just |then )?(?:normal |tribute )?(?:set|summoned|tributed|summon)\b|\btribute\b|\bnormal summon(?: or set)? (?:is|was|has)\b|\bso i (?:can't|cannot)\b/;

/**
 * "X cannot be Normal or Special Summoned this turn. Can I Set it?": Setting is not Summoning (summon/set), so words that let
 * nobody Summon it let it be Set.
 */
export const setThoughBarred: KeyWordPrinciple = ({ told, question, cards }) => {
  const found = barred.exec(told)?.groups;
  const asked = asks.exec(question)?.groups;
  if (found === undefined || asked === undefined || besides.test(told)) return undefined;
  // Why it is so was not told: the Normal Summon of the turn may have been used.
  if (found['of'] === 'i' && found['what'] === undefined) return undefined;
  const named = (of: string | undefined) => (of?.startsWith('#') ? of : undefined);
  const [of, what] = [named(found['of']) ?? named(found['what']), named(asked['what'])];
  const ref = what ?? of;
  const card = cards.find((each) => each.ref === ref);
  if (card === undefined || (of !== undefined && what !== undefined && of !== what)) return undefined;
  const { facts, summoning } = card.model;
  if (facts.cardType !== 'monster' || facts.level === undefined || facts.level > 4) return undefined;
  if (summoning.noNormalSummonSet || summoning.noNormalSet || summoning.noNormalSummon) return undefined;
  if (cards.some((each) => bansSets.test(textOf(each.model)))) return undefined;
  return ruled(
    'yes',
    'summon/set',
    'it is only kept from being Summoned, and Setting is not Summoning',
    [],
    ['the Normal Summon or Set of the turn was not used'],
  );
};

const bansSets =
  /\bcannot (?:be )?(?:Normal )?(?:Summoned?(?: ?\/ ?| or ))?Set\b|\bcannot Set\b|\bNormal Summoned?\/Set\b[^.]*\bcannot\b/i;
