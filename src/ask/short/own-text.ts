import { effectsOf } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { isWhollyRead, type OfText, readAs } from './reads.ts';

/** What the text of a card has for itself: its costs, its numbers, and its traits in battle. */

/** The one number that its text has for such a thing, where it has nothing more to say of it. */
export function amount(model: CardModel, verb: Verb): OfText | undefined {
  const [only, more] = model.parts
    .flatMap((part) => ('does' in part ? [...('cost' in part ? part.cost : []), ...part.does] : []))
    .filter((each) => each.do === verb);
  const { amount: number = 0, who, ...rest } = only ?? {};
  const isTheirs = who === 'opponent' && verb !== 'inflict-damage';
  const isPlain = Object.keys(rest).every((key) => ['do', 'what', 'joined', 'until', 'may'].includes(key));
  if (more !== undefined || !isPlain || number <= 0 || isTheirs || !isTold(model, verb)) return undefined;
  return { answer: `${number}`, rule: 'text/colon-and-semicolon', because: `its text says ${number}` };
}

/** Is all that it does told, and in the words of the game? */
export const isTold = ({ parts }: CardModel, verb?: Verb): boolean =>
  parts.every(
    (part) =>
      part.kind === 'not-an-effect' ||
      ('does' in part &&
        part.does.every(({ do: done, touches, grants }) => {
          const mayBe = verb === undefined || touches === undefined || isAmong(verb, touches);
          return grants === undefined && (done !== 'described' || !mayBe);
        })),
  );

const isAmong = (verb: Verb, touches: NonNullable<Instruction['touches']>): boolean =>
  verbFacts[verb].touches?.every((each) => touches.includes(each)) !== false;

/**
 * Is this what its effects cost, or what they do? Undefined where it is both, neither, or among words that were not read; and
 * of LP that are paid, which are no effect where an old text has no semicolon behind them.
 */
export function isCost(model: CardModel, verb: Verb): OfText | undefined {
  const costs = effectsOf(model).some(({ cost }) => cost.some((each) => each.do === verb));
  const does = effectsOf(model).some((part) =>
    part.does.some((each) => each.do === verb || each.includes?.some((one) => one.do === verb)),
  );
  if (verb === 'pay-lp' && !costs && !does && isTold(model, verb)) return readAs(false, 'no-cost');
  const isOpen = costs === does || !isWhollyRead(model) || (does && verb === 'pay-lp');
  return isOpen ? undefined : readAs(costs, 'cost');
}

/** Has it this trait in each of its battles, by its own text? Undefined where that hangs on more, or was not read. */
export function ownTrait(
  { facts, parts }: CardModel,
  is: 'piercing' | 'indestructible',
): boolean | undefined {
  if (facts.cardType !== 'monster' || facts.abilities.includes('Union')) return undefined;
  const has = parts.some(
    (part) =>
      part.kind === 'continuous' &&
      part.conditions.length === 0 &&
      part.does.some(
        ({ battle = [], what, onlyIf }) =>
          what === 'this' &&
          (onlyIf === undefined || is === 'piercing') &&
          battle.some(({ trait, conditions }) => trait?.is === is && conditions.length === 0),
      ),
  );
  if (has) return true;
  // What its text gives to monsters of a kind may be given to it as well.
  const touched = is === 'piercing' ? 'battle-damage' : 'prevention';
  const bears = parts.some(
    (part) =>
      part.kind === 'unclassified' ||
      ('does' in part &&
        part.does.some(
          ({ touches, protects, battle = [] }) =>
            // What protects from effects says nothing of battles.
            (touches?.includes(touched) === true && protects === undefined) ||
            battle.some(({ trait }) => trait?.is === is),
        )),
  );
  return !bears && isWhollyRead({ parts }) ? false : undefined;
}
