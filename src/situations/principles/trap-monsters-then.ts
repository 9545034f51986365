import type { Filter } from '../../effects/filter.ts';
import { isDescribed } from '../../effects/instruction.ts';
import type { Place } from '../../vocabulary/places.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const summonsItself = /\bspecial summon this card\b[^.]*\bas an? (?:effect|normal) monster\b/i;

/**
 * A Trap that was a monster (rule trap-monster/two-kinds): as long as it was one, a battle destroyed a monster; off the field
 * it is the Trap Card that it is, so what takes monsters from there does not take it.
 */
export const trapMonstersThen: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  const traps = cards.filter(
    ({ model }) => model.facts.cardType === 'trap' && summonsItself.test(textOf(model)),
  );
  // What takes the one may be such a Trap itself.
  const wereMonsters = traps.filter(({ ref }) => wasMonster(ref).test(told));
  const [trap, other] = wereMonsters.length > 0 ? wereMonsters : traps;
  const [source, third] = cards.filter((card) => card !== trap);
  if (trap === undefined || source === undefined || other !== undefined || third !== undefined)
    return undefined;
  if (speaksAgainst(told) || /\bface-?down\b|\bset\b|\bin response\b|\bchain/.test(told)) return undefined;
  return takenAfter(trap, source, sketch) ?? beatenBy(trap, source, sketch);
};

const wasMonster = (ref: string): RegExp =>
  new RegExp(
    `${ref}(?: that)? (?:was|had been|has been) (?:a |an |summoned as a |used as a |out as a )(?:[a-z]+ )?monster|\\bsummoned (?:as a monster )?${ref}|\\b(?:used|had|turned) ${ref} (?:as|into) a monster|${ref} (?:was|had been|is|got) (?:special )?summoned`,
  );
const places: readonly (readonly [RegExp, Place])[] = [
  [new RegExp(`\\b${done('banish')}\\b`), 'banished'],
  [/\b(?:sent to|in|hit|went to|goes to|reached) (?:the |my |their )?(?:gy|grave|graveyard)\b/, 'gy'],
];
const asksTake = new RegExp(
  `\\b(?:can|may|could|does|will|would|is)\\b[^?]*\\b(?:${written('add', 'target', 'special-summon', 'revive', 'banish', 'return', 'shuffle', 'take')}|legal|valid|count|counts)\\b`,
);

/** May an effect that takes monsters from there take it, once it has left the field? */
function takenAfter(trap: SketchCard, source: SketchCard, { told, question }: Sketch): Ruled | undefined {
  if (!wasMonster(trap.ref).test(told) || !asksTake.test(question)) return undefined;
  const [place, another] = places.flatMap(([form, where]) => (form.test(told) ? [where] : []));
  if (place === undefined || another !== undefined) return undefined;
  const effects = activatedEffects(source).flatMap(({ part }) => {
    const filters: Filter[] = [
      ...part.targets.flatMap(({ from, filter }) => (from?.includes(place) ? [filter] : [])),
      ...part.does.flatMap(({ what, from }) =>
        isDescribed(what) && (what.from ?? from)?.includes(place) ? [what.filter] : [],
      ),
    ];
    return filters.map((filter) => ({ part, filter }));
  });
  if (effects.some(({ part }) => part.targets.some(({ from }) => from === undefined))) return undefined;
  return agreed(
    effects.map(({ part, filter }) =>
      filter.cardType === 'monster'
        ? ruled(
            'no',
            'trap-monster/two-kinds',
            `off the field ${trap.model.name} is a Trap Card only, and ${source.model.name} takes a monster`,
            [{ model: source.model, part }],
          )
        : undefined,
    ),
  );
}

const beats = `(?:runs over|ran over|beats|beat|destroys?|destroyed|kills?|killed|defeats?|defeated)`;
const destroys = /\bthis card destroys an opponent's monster by battle\b(?<more>[^:;]*)/;

/** An effect for a monster that was destroyed by battle, and a Trap Monster that was destroyed so. */
function beatenBy(trap: SketchCard, source: SketchCard, { told, question }: Sketch): Ruled | undefined {
  const beaten = new RegExp(
    `${source.ref} (?:[a-z]+ )?${beats} (?:a |an |my |their |the |my opponent's )?(?:summoned )?${trap.ref}|${trap.ref}(?: monster)? (?:is|was|gets|got) (?:${done('destroy')}|run over|ran over) (?:in battle )?by (?:battle with )?(?:my |their |a )?${source.ref}`,
  ).exec(told);
  if (beaten === null || !/\b(?:summoned|monster|attack\w*|battle|ran over|runs over|run over)\b/.test(told))
    return undefined;
  const effects = activatedEffects(source).filter(
    ({ part, words }) => part.kind === 'trigger' && destroys.test(words.before),
  );
  return agreed(
    effects.map(({ part, words }): Ruled | undefined => {
      const more = destroys.exec(words.before)?.groups?.['more'] ?? '';
      const goes = /\bsent to the gy\b|\bsends\b/.test(more);
      const asks = new RegExp(
        `\\b(?:is|was|does|do|will|can|would)\\b[^?]*\\b(?:${done('banish')}|trigger|triggers|activate|use|get|apply|go off|draw)\\b`,
      ).test(question);
      if (!asks || goes || more.replace(/,? after damage calculation/, '').trim() !== '') return undefined;
      if (
        /\bbanished\b/.test(question) &&
        !words.clauses.some((each) => /\bbanish (?:that|it)\b/.test(each.words))
      )
        return undefined;
      return ruled(
        'yes',
        'trap-monster/two-kinds',
        `${trap.model.name} was a monster when the battle destroyed it`,
        [{ model: source.model, part }],
      );
    }),
  );
}
