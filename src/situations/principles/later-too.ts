import { isActivated } from '../../effects/activated.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const later =
  /\b(?:then|afterwards|later|after that|next|now)\b[^.?]*\b(?:summon|revive|bring|set)|\b(?:summon|special summon)(?:s|ed)? (?:an?|another|my|it) [^.?]*\b(?:afterwards|later|after that|later this turn)\b|\b(?:summon|set|play)(?:ed)? (?:it )?(?:afterwards|later|after|later this turn)\b/;
const asksProtected =
  /\b(?:is|are|will|would|does|do)\b[^?]*\b(?:protected|covered|safe|immune|indestructible|protect|cover|apply to)\b/;
const changes = /\bnegat|\bcontrol of\b|\bst[eo]le|\bnext turn\b|\bface-?down\b|\bunaffected\b/;

/** The other player activated it, or Summoned what came later: whose monsters it covers is another question. */
const theirs =
  /\b(?:opponent|opp|they|he|she)\b[^.;?]*\b(?:activat|use|play|flip|chain|summon|set\b|resolv|bring|reviv)|\b(?:their|his|her|opponent's) #\d/;

/** Is it asked of another protection than that of a clause: of effects, of being targeted, where it speaks of battle? */
function asksElse(clause: string, text: string): boolean {
  if (/\btarget/.test(text)) return !/\bbe targeted\b/.test(clause);
  if (/\bbattle\b|\battack/.test(text)) return !/\bby battle\b/.test(clause);
  const ofEffects = /\bby (?:battle or )?(?:your opponent's )?card effects?\b|\bbe destroyed(?! by)/.test(
    clause,
  );
  return /\b(?:from|by|against) (?:the |an? |my |their |your |opponent's |card |monster |spell |trap )*(?:#\d|effects?)/.test(
    text,
  )
    ? !ofEffects
    : false;
}

/**
 * An effect that was activated and says of all monsters of a player that they cannot be destroyed or targeted for the turn
 * covers those that come later, too; one that speaks of those that are controlled currently, or of one target, does not
 * (rule text/described-cards).
 */
export const laterToo: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  if (!asksProtected.test(question) || !later.test(text) || changes.test(text)) return undefined;
  const [card, other] = cards.filter((each) => covers(each, text).length > 0 && wasUsed(each, sketch));
  if (card === undefined || other !== undefined || bystanders(sketch, [card]).length > 0) return undefined;
  if (theirs.test(text)) return undefined;
  return agreed(covers(card, text));
};

const wasUsed = ({ ref }: SketchCard, { told, question }: Sketch): boolean =>
  new RegExp(
    `\\b(?:activate[ds]?|use[ds]?|resolve[ds]?|played|play|flip(?:ped)?|pick|picked|choose|chose|picked|with|from|when i pick) [^.;?]*${ref}|${ref} (?:was |is |has )?(?:been )?(?:activated|resolved|used|applied)`,
  ).test(`${told} ${question}`);

function covers({ model }: SketchCard, asked: string): readonly (Ruled | undefined)[] {
  // A Spell or Trap is told by its name alone; of a monster it is not known which effect is meant.
  const [part, more] = model.parts.filter(isActivated);
  if (part === undefined || (more !== undefined && model.facts.cardType === 'monster')) return [];
  const text = textOf(model).toLowerCase();
  const clauses = text.split(/[.●;\n]/).filter((each) => /\bcannot be (?:destroyed|targeted)\b/.test(each));
  return clauses.map((clause) => {
    const reads = [{ model, part }];
    if (asksElse(clause, asked)) return undefined;
    if (
      /\bcurrently\b|\bthat (?:target|monster)|\bthose (?:targets|monsters)|\bthe target/.test(clause) ||
      /\btarget\b/.test(text)
    )
      return ruled(
        'no',
        'text/described-cards',
        `${model.name} speaks of those that were there when it resolved`,
        reads,
      );
    const ofAll =
      /\b(?:your monsters|monsters you control|all monsters you control|monsters on the field) cannot be\b/;
    return /\b(?:this|the rest of this) turn\b/.test(clause) && ofAll.test(clause)
      ? ruled(
          'yes',
          'text/described-cards',
          `${model.name} speaks of all such monsters for the turn, whenever they come`,
          reads,
        )
      : undefined;
  });
}
