import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { hasOnly, questionMeant } from './reading/question-meant.ts';

const words = new Set(
  "can could may might i i'd we so also still then with for in of to as a an the one two three my both like want use using include overlay overlaying tune make making be used included among monster monsters card material materials effect effect's gy field hand by its it synchro xyz link summon summoning summoned face-down face down facedown legally together opponent's".split(
    ' ',
  ),
);
const faceDown = /\b(?:face-down|face down|facedown) (?:monsters?|cards?|one|#\d)\b/;
const linkMonster = /\blink monsters?\b/;
const uses = /\b(?:use|using|include|overlay|overlaying|tune|material|materials|be used|included)\b/;

/**
 * What is no material for a Synchro, Xyz or Link Summon, whichever card Summons: a face-down monster, and for the first two
 * a Link Monster, which has no Level (rules material/face-up-only and link/as-material). A text of a named card that speaks
 * of that leaves it open.
 */
export const noSuchMaterial: KeyWordPrinciple = (sketch) => {
  const question = questionMeant(sketch);
  if (!uses.test(question) || !hasOnly(question, words)) return undefined;
  const ways = new Set(question.replace(linkMonster, ' ').match(/\b(?:synchro|xyz|link)\b|\boverlay/g));
  const [said, other] = [...ways].map((each) => (each === 'overlay' ? 'xyz' : each));
  const way = other === undefined || other === said ? said : undefined;
  if (way === undefined) return undefined;
  const texts = sketch.cards.map(({ model }) => textOf(model)).join(' ');
  // What an effect attaches is another question.
  if (/\battach/i.test(texts) && !/\bsummon/.test(question)) return undefined;
  if (faceDown.test(question))
    return /\bface-down\b/i.test(texts)
      ? undefined
      : ruled('no', 'material/face-up-only', 'a face-down monster is no material for that');
  if (way === 'link' || !linkMonster.test(question)) return undefined;
  if (/\bLink\b|\btreat|\bas if\b/.test(texts)) return undefined;
  return ruled('no', 'link/as-material', 'a Link Monster has no Level');
};
