import { isActivated } from '../../effects/activated.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { agreed } from './reading/asked-effects.ts';
import { effectWords } from './reading/effect-words.ts';
import { kindsIn } from './reading/kind-words.ts';
import type { SketchCard } from './reading/sketch.ts';

const down =
  "(?:an? |the |my |their |his |her |opponent's |my opponent's |that )*(?:face-?down|facedown|set)(?: defense position)? (?:monsters?|ones?)";
const reaches =
  '(?:destroy|hit|target|banish|negate|return|bounce|affect|take|steal|tribute|kill|pop|remove|catch|get|touch|equip to|halve|work on|work against|be used on|be activated on|target)';
const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can|may|could|does|will|would|is) (?:the |my )?(?<by>#\\d)(?:'s effect)? (?:also |even |still )*${reaches}s? ${down}\\s*\\?`,
  ),
  new RegExp(
    `\\b(?:can|may|could) (?:i|we|they|my opponent) (?:also |even |still )*(?:use|activate|play|chain|flip) (?:the |my )?(?<by>#\\d)(?:'s effect)? (?:on|against|targeting|to (?:destroy|target|banish|return|bounce|take|steal|negate)) ${down}\\s*\\?`,
  ),
  new RegExp(
    `\\b(?:can|may|could) (?:i|we|they|my opponent) (?:also |even |still )*(?:target|destroy|hit|banish|bounce|return|take|steal|negate|pick|choose) ${down} (?:with|by|using|for) (?:the |my )?(?<by>#\\d)(?:'s effect)?\\s*\\?`,
  ),
];

/**
 * Does an effect reach a face-down monster? Not where its text asks for a face-up one; it does where it takes any monster
 * on the field (rule text/described-cards).
 */
export const reachesFaceDown: KeyWordPrinciple = ({ told, question, cards }) => {
  const [card, other] = cards;
  const by = forms.map((form) => form.exec(question)?.groups?.['by']).find((each) => each !== undefined);
  if (card === undefined || other !== undefined || by !== card.ref || told.trim() !== '') return undefined;
  return agreed(judgements(card));
};

/** What the effects of the card that do something to monsters on the field say of them. */
function judgements({ model }: SketchCard): readonly (Ruled | undefined)[] {
  const onField = model.parts.filter((part) => isActivated(part) && part.kind !== 'trigger');
  const all = onField.flatMap((part) => {
    const words = effectWords(model, part);
    return words === undefined ? [] : [{ part, words }];
  });
  return all.flatMap(({ part, words: { before, does } }) => {
    const target = /\btarget ([^;:]*)/.exec(before)?.[1];
    const object = target ?? does;
    if (!/\bmonsters?\b/.test(object) || /\bgy\b|\bgraveyard\b|\bdeck\b|\bhand\b|\bbanished\b/.test(object))
      return [];
    const reads = [{ model, part }];
    if (/\bface-up\b/.test(object) && !/\bface-down\b|\bset\b/.test(object))
      return [ruled('no', 'text/described-cards', `${model.name} asks for a face-up monster`, reads)];
    if (
      /\b(?:attack position|defense position|attacking|effect monster|special summoned|battl)\b/.test(object)
    )
      return [undefined];
    const kinds = kindsIn(object);
    const plainly =
      kinds.length > 0 && kinds.every(({ asks, not, open }) => asks.length + not.length === 0 && !open);
    if (
      !plainly ||
      /\b(?:atk|def|level|rank|highest|lowest|name|type|attribute|negate)\b/.test(`${object} ${does}`)
    )
      return [undefined];
    return [
      ruled(
        'yes',
        'text/described-cards',
        `${model.name} takes any monster, and a face-down one is a monster`,
        reads,
      ),
    ];
  });
}
