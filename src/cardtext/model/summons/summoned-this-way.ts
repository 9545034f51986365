import { type Instruction, pointingWords } from '../../../card-model/instruction.ts';
import type { Part, TriggerEvent } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { tributesOf } from './tributes-model.ts';

const ways = ['summoned-by-own-procedure'] as const;

/** What may stand between a procedure and a sentence about the Summon by it: how often it can be used. */
const between = /^(?:You can only Special Summon "[^"]*" once per (?:turn|Duel) this way\. )?/;
const about =
  /^(?:(?:If|When) Summoned this way|(?:If|After) this card (?:is|was) Special Summoned this way)\b/;

/** Is it right behind a sentence that gives a procedure that the text speaks of what was "Summoned this way"? */
const isSaidOf = (text: string, procedure: string): boolean => {
  const sentence = normalise(procedure).text.replace(/\.$/, '').trim();
  const at = text.indexOf(sentence);
  const behind = at === -1 ? '' : text.slice(at + sentence.length).replace(/^\.?\s*/, '');
  return about.test(behind.replace(between, ''));
};

const condition = /^(?:if|when|after) (?:summoned|this card (?:is|was) special summoned) this way$/i;

const withHolds = (each: Instruction): Instruction =>
  each.onlyIf !== undefined && each.holds === undefined && condition.test(each.onlyIf)
    ? { ...each, holds: [[{ summonedBy: [...ways] }]] }
    : each;

function withEvent(event: TriggerEvent): TriggerEvent {
  const { reads, ...rest } = event;
  return event.event === 'special-summoned' && event.of === 'this' && reads === 'it was Summoned this way'
    ? { ...rest, event: 'summoned-by-own-procedure' }
    : event;
}

const asked = 'this card was Summoned this way';
const saysSo = /\b(?:[Ii]f|[Ww]hen) (?:this card (?:is|was) )?Summoned this way\b|^If you do,/;

/** The number of Tributes of the way that the sentence before one on what was "Summoned this way" gives. */
function tributesBefore(text: string): number | undefined {
  const sentences = text.split(/(?<=\.) /);
  const at = sentences.findIndex((each) => saysSo.test(each));
  return tributesOf(sentences.slice(Math.max(0, at - 1), at)).tributes[0]?.count;
}

/** The same of a Normal Summon with another number of Tributes: its event, or a condition of what comes in a phase. */
function withTributes(part: Part, tributes: number): Part {
  if (part.kind !== 'trigger') return part;
  const { on, phase, conditions, needs = [], unreadTiming, does, ...rest } = part;
  const isIt = (event: TriggerEvent): boolean => withEvent(event) !== event;
  const byPhase = phase !== undefined && (on.some(isIt) || unreadTiming === 'If you do');
  if (!byPhase && !conditions.includes(asked))
    return {
      ...part,
      on: on.map(
        (each): TriggerEvent =>
          isIt(each)
            ? { event: tributes === 0 ? 'normal-summoned' : 'tribute-summoned', of: 'this', tributes }
            : each,
      ),
    };
  return {
    ...rest,
    ...(phase === undefined ? {} : { phase }),
    ...(unreadTiming === undefined || byPhase ? {} : { unreadTiming }),
    does: does.map((each) => (pointingWords(each.what) === 'it' ? { ...each, what: 'this' } : each)),
    on: on.filter((each) => !isIt(each)),
    conditions: byPhase ? [...conditions, asked] : conditions,
    needs: [...needs, { words: asked, holds: [[{ tributes }]] }],
  };
}

/** A Summon "this way" right behind the `procedures` of a monster: conditions and events that the state settles. */
export function withSummonedThisWay(
  parts: readonly Part[],
  said: string,
  procedures: readonly string[],
): readonly Part[] {
  const text = normalise(said).text;
  const tributes = tributesBefore(text);
  if (tributes !== undefined) return parts.map((part) => withTributes(part, tributes));
  const [only, ...others] = procedures;
  if (only === undefined || others.length > 0 || !isSaidOf(text, only)) return parts;
  return parts.map((part): Part => {
    if (part.kind === 'continuous') return { ...part, does: part.does.map(withHolds) };
    return part.kind === 'trigger' ? { ...part, on: part.on.map(withEvent) } : part;
  });
}
