import type { Sketch } from './sketch.ts';
import { pieces } from './sketch.ts';

const asks = '(?:can|could|do|does|did|will|would|is|are|am|how many|how much)';
const runOn = new RegExp(
  `^(?<told>.+?) ?, (?:so |and |then |but |now |ok |if so )*(?<asked>${asks} (?!not\\b).*)$`,
);
const under = new RegExp(`^(?<told>(?:under|with|while|against|if|when) .*?#\\d.*?) (?<asked>${asks} .*)$`);

/** The sentences of a text, where what is told runs on into the question: "X is up, can I ...?", "under X can I ...?" */
export function withoutRunOn({ told, asked }: Sketch['sentences']): Sketch['sentences'] {
  const found = (runOn.exec(asked) ?? under.exec(asked))?.groups;
  if (found?.['told'] === undefined || found['asked'] === undefined)
    return { told: told.flatMap(further), asked };
  return { told: [...told, ...pieces(found['told'])].flatMap(further), asked: found['asked'] };
}

/** "I Normal Summoned and Special Summoned": two Summons by the same player. */
const twoSummons =
  /^(i|opp)((?: have| has| already)*) ((?:normal|tribute|flip|link|synchro|xyz|fusion|ritual|pendulum) summon(?:ed|s)?|sse?d?|sses)(?: once)?(?: and| then| and then)? ((?:then )?(?:normal|tribute|flip|link|synchro|xyz|fusion|ritual|pendulum) summon(?:ed|s)?|sse?d?|sses)( once)?(?: each)?( this turn)?$/;

/** A Summon told with another behind it, of the same player. */
const thenSummon =
  /^((i|opp) .*?) and (?=(?:normal|tribute|flip|link|synchro|xyz|fusion|ritual|pendulum) summon|sse?d? )(.+)$/;

/** Cuts where another sentence begins without one of the words that begin most. */
const further = (sentence: string): readonly string[] =>
  sentence
    .split(
      /(?<=#\d (?:up|active|face-up|out)) and (?=[^#]* on (?:my|their) (?:field|side))| (?:and|but|while) (?=(?:we|both|each player|neither|there (?:is|are)|then (?:i|opp)) )/,
    )
    .map((each) => each.trim())
    .flatMap((each) => {
      const [, earlier, player, rest] = thenSummon.exec(each) ?? [];
      return rest === undefined || twoSummons.test(each) ? [each] : [`${earlier}`, `${player} ${rest}`];
    })
    .flatMap((each) => {
      const [, who, , first, second] = twoSummons.exec(each) ?? [];
      return second === undefined ? [each] : [`${who} ${first}`, `${who} ${second.replace(/^then /, '')}`];
    });
