import { type EffectObject, type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Target } from '../../../card-model/part.ts';
import type { Verb } from '../../../card-model/verbs.ts';
import { groupsOf } from '../counted.ts';

/** What shows cards without moving them. */
const shows: ReadonlySet<Verb> = new Set<Verb>(['choose', 'excavate', 'look-at', 'reveal']);
const kinds = '(?:card|monster|Spell|Trap|Spell/Trap|target)s?(?:\\(s\\))?';
const rest = new RegExp(
  `^(?:the|any) (?:rest|others?|remaining|(?:other|remaining|rest of the)(?: (?:excavated|revealed))? ${kinds})$`,
);
const some = new RegExp(`^(\\d) of (?:them|(?:those|these|the)(?: (?:excavated|revealed))? ${kinds})$`);
const any = /^(?:(?:any|all|each)|the(?= \w+ .*s(?:\(s\))?$)) (?:excavated|revealed) (?<kind>.+)$/;
const shownOnes = /^(?:excavated|revealed|among them)$/;
const picked =
  /^(?:randomly )?(?:adds|picks|chooses|selects) 1(?: of them)?(?: at random)? (?:for you )?to (?<deed>add to your hand|your hand|Special Summon(?: to your field)?)$/;

/** "Excavate 3 cards, add 1 of them to your hand, and send the rest to the GY": of the cards that were shown; and so of targets. */
export function amongShown(does: readonly Instruction[], targets: readonly Target[]): readonly Instruction[] {
  const [target, ...others] = targets;
  const several = others.length === 0 && target !== undefined && target.count !== 1;
  let shown: (Described & { readonly by: Verb }) | undefined;
  let before = false;
  return does.map((one, at): Instruction => {
    const each = shown === undefined ? one : pickedFor(one);
    const among =
      shown !== undefined ? { dealt: shown.by } : several && !before ? ('targets' as const) : undefined;
    if (isDrawn(each, does.slice(0, at))) return { ...each, what: { dealt: 'draw' } };
    const found = among === undefined ? undefined : ofShown(each, shown, among);
    if (found === undefined && isDescribed(each.what)) {
      // Of two sorts that are shown together the words mean both.
      const both = each.joined === 'and' && does[at - 1]?.do === each.do;
      if (shows.has(each.do))
        shown = both || each.what.count === 'all' ? undefined : { ...each.what, by: each.do };
      before = true;
    }
    return found === undefined ? each : { ...each, what: found };
  });
}
type Described = Extract<EffectObject, { count: unknown }>;

/** "Draw 1 card and reveal it", "Otherwise, send it to the GY": the card that was drawn, where nothing else was spoken of. */
function isDrawn({ do: verb, what, joined }: Instruction, before: readonly Instruction[]): boolean {
  const first = before.findIndex((each) => each.do === 'draw' && each.amount === 1 && each.who === undefined);
  const words = typeof what === 'object' && 'reads' in what ? what.reads : '';
  if (first === -1 || !/^(?:it|that card|the (?:drawn )?card(?: you drew)?)$/.test(words)) return false;
  if (joined !== 'otherwise') return verb === 'reveal' && first === before.length - 1;
  return before.slice(0, first).every((each) => each.what === undefined || each.what === 'this');
}

/** The opponent picks one of them at random, and it goes where you would have it. */
function pickedFor(each: Instruction): Instruction {
  const deed = each.do === 'described' ? picked.exec(each.reads ?? '')?.groups?.['deed'] : undefined;
  if (deed === undefined) return each;
  const { reads: _, who: _who, includes: _includes, touches: _touches, ...rest } = each;
  return {
    ...rest,
    do: deed.startsWith('Special') ? 'special-summon' : 'add-to-hand',
    what: { reads: '1 of them' },
  };
}

/** What words mean of cards that were shown, or of several targets; undefined: they may mean others. */
function ofShown(
  { what, joined }: Instruction,
  shown: Described | undefined,
  among: NonNullable<Described['among']>,
): Described | undefined {
  const { taken: _, different: _different, reads: _reads, ...seen } = shown?.filter ?? {};
  const from = shown?.from === undefined ? {} : { from: shown.from };
  const of = (count: Described['count'], filter: Described['filter'] = {}): Described => ({
    count,
    ...from,
    filter: { ...seen, ...filter },
    among: among === 'targets' && count === 'all' ? 'others' : among,
  });
  if (isDescribed(what)) {
    const { reads = '', ...filter } = what.filter;
    const plain = what.from === undefined && shownOnes.test(reads) && among !== 'targets';
    return plain ? { ...of(what.count, filter), ...(what.upTo ? { upTo: true } : {}) } : undefined;
  }
  const words = typeof what === 'object' && 'reads' in what ? what.reads : undefined;
  if (words === undefined) return undefined;
  if (rest.test(words)) return of('all');
  const number = some.exec(words)?.[1];
  if (number !== undefined) return of(Number(number));
  const kind = among === 'targets' ? undefined : any.exec(words)?.groups?.['kind'];
  const [group, ...more] = kind === undefined ? [] : (groupsOf(`${kind} in your Deck`) ?? []);
  if (group !== undefined && more.length === 0) {
    const { owner: _owner, ...filter } = group.filter;
    return of('all', filter);
  }
  const again = joined === 'otherwise' && shown?.count === 1;
  return again && /^(?:it|that card|the excavated card)$/.test(words) ? of(1) : undefined;
}
