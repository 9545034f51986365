import { printedWords } from '../../effects/printed-words.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type Ruled, ruled } from './principle.ts';
import { isDescribedSo, kindsIn } from './reading/kind-words.ts';
import type { Sketch } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const down = '(?:face-? ?down|set)';

/** "Destroys a face-down Plant": a monster that is only described, and what was done to it. */
const described = new RegExp(
  `\\b(?<verb>${written('destroy', 'tribute', 'banish', 'send')}) (?:my |their |the |an? |one of my |his |her |opponent's )*${down} (?<kind>(?!#)[a-z][a-z -]{2,30}?)(?: monster)?(?= (?:with|while|and|by|to|of|for|under|on)\\b|[.,;?]|$)|\\b${down} (?<other>(?!#)[a-z][a-z -]{2,30}?)(?: monster)? (?:of mine )?(?:is|was|gets|got) (?<past>${done('destroy', 'tribute', 'banish', 'send')})`,
);
const counts =
  /\b(?:counters?|draw|get|gets|gain|count|counts|trigger|triggers|activate|use|place|placed|apply|add)\b/;
const faceUpClause =
  /\b(?:each time|if|when) (?:an? |1 or more )?(?:[^.;:,]*? )?face-up (?<kind>[^.;:,]*?monsters?(?:\(s\))?)[^.;:,]*? (?:is|are) (?<verb>destroyed|tributed|banished|sent)/;

/** A card that answers what happens to face-up monsters of a kind, and a face-down one of that kind. */
export function describedVictim({ told, question, cards }: Sketch): Ruled | undefined {
  const text = `${told} ${question}`;
  const found = described.exec(told)?.groups;
  const kind = found?.['kind'] ?? found?.['other'];
  const verb = found?.['verb'] ?? found?.['past'];
  if (
    kind === undefined ||
    verb === undefined ||
    !counts.test(question) ||
    /\bflip|\bface-? ?up\b|\bbattle|\battack|\bother\b/.test(text)
  )
    return undefined;
  const asked = cards.flatMap((card) => {
    const clause = faceUpClause.exec(
      textOf(card.model)
        .toLowerCase()
        .replace(/-type\b/g, ''),
    )?.groups;
    return clause === undefined ? [] : [{ card, clause }];
  });
  const [only, other] = asked;
  if (only === undefined || other !== undefined) return undefined;
  const { card, clause } = only;
  const kinds = kindsIn(clause['kind'] ?? '');
  const fits = kinds.some((each) => isDescribedSo(`${kind} monster`, each) === true);
  const same = (clause['verb'] ?? '').slice(0, 5) === verb.slice(0, 5);
  const part = card.model.parts.find((each) =>
    faceUpClause.test((printedWords(card.model, each)?.text ?? '').toLowerCase().replace(/-type\b/g, '')),
  );
  if (!fits || !same) return undefined;
  return ruled(
    'no',
    'trigger/condition-met',
    `${card.model.name} asks for a face-up one`,
    part === undefined ? [] : [{ model: card.model, part }],
  );
}

const total =
  /\b(?:the )?total (?:combined )?levels?(?: and ranks?)? of all (?:face-up )?(?:effect )?monsters you control (?:is|are) (?<most>\d+) or (?:lower|less)\b/;
const onlyDown = new RegExp(
  `\\bmy (?:field|board|side) (?:is|has|consists of) (?:only |just )?(?:[a-z]+ (?:of )?){0,3}${down} [a-z -]*monsters?(?: only)?(?=[.,;])|\\bi (?:only |just )?(?:control|have) (?:only |just |nothing but )(?:[a-z]+ (?:of )?){0,3}${down} [a-z -]*monsters?(?=[.,;?])|\\b(?:all|every one of|each of) (?:of )?my monsters (?:is|are|lie|lies) ${down}`,
);
const asksStops =
  /\b(?:do|does|will|would) (?:their|its|those|these|the|my)? ?(?:levels?|ranks?|monsters?|they|it|that)[^?]*\b(?:stop|prevent|block|keep|count|matter|included?|add up)\b/;
/** Monsters that lie face-down have no Level that a total would count. */
export function inTotal({ told, question, cards }: Sketch): Ruled | undefined {
  const [card, other] = cards.filter(({ model }) => total.test(textOf(model).toLowerCase()));
  if (card === undefined || other !== undefined || cards.length > 1) return undefined;
  if (
    !asksStops.test(question) ||
    !onlyDown.test(told) ||
    /\bface-? ?up\b|\bnot\b|n't\b/.test(`${told} ${question}`)
  )
    return undefined;
  const because = 'a face-down monster has no Level that could be counted';
  return ruled('no', 'text/described-cards', because);
}
