import { z } from 'zod';
import type { Summoning } from '../../../card-model/card-model.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Materials } from '../../../card-model/materials.ts';
import type { Procedure, ProcedureCondition } from '../../../card-model/procedure.ts';
import { verbFacts, verbs } from '../../../card-model/verbs.ts';
import { defined } from '../../../platform/defined.ts';
import { type Place, places as placeNames } from '../../../vocabulary/places.ts';
import { summonWays } from '../../../vocabulary/summons.ts';
import { forms, formsOf, kindsOf, placesOf } from '../../forms.ts';
import { normalise } from '../../normalise.ts';
import { readLeaf } from '../../read-leaf.ts';
import { eitherOf } from '../conditions/state-conditions.ts';
import { banIn } from '../lasting/bans.ts';
import { whatFollows } from '../what-follows.ts';
import { differences } from './materials-model.ts';

/** What the reading of one procedure rests on besides its sentence. */
interface ProcedureContext {
  /** The whole text, in today's wording: other sentences of it limit the procedure. */
  readonly text: string;
  readonly materials: Materials | undefined;
  /** Where it is Summoned from where its words do not say so: the hand, or the Extra Deck. */
  readonly home: Place;
}

const places = placesOf('own-places');

const conditional =
  /^(?:(?:Once per turn,? )?(?<head>(?:If|While) [^:;]+?), |(?:Once per turn,? )?)?you can (?:also )?Special Summon this card (?:\((?:face-up )?from (?<from>[^)]+)\))(?<rest>.*)$/i;
const summoned =
  /^(?:\(from (?<from>[^)]+)\)|from (?<also>your (?:Extra Deck|hand|GY)(?: or (?:your )?Deck)?))?(?<rest>.*)$/;

/** A procedure as fields from its sentence; what no field says is `unread`, and undefined is no procedure. */
export function procedureOf(said: string, context: ProcedureContext): Procedure | undefined {
  const text = normalise(said).text.replace(/\.$/, '').trim();
  const found = (conditional.exec(text) ?? summoned.exec(text))?.groups;
  if (found === undefined || /^\s*(?:with|by (?:the|this|its own|following)\b|by ")/.test(found.rest ?? ''))
    return undefined;
  const named = found.from ?? found.also;
  const from = named === undefined ? [context.home] : places[named];
  const column = columnOf(found.head ?? '', found.rest ?? '');
  const main = mainOf(column === undefined ? (found.rest ?? '') : '');
  const head = found.head === undefined || column !== undefined ? [] : [procedureCondition(found.head)];
  const limits = limitsOf(text, context);
  const unread = [...(from === undefined ? [`from ${named}`] : []), ...main.unread, ...limits.unread];
  const uses = main.by === undefined ? noUses : usesOf(main.by, main.to, context);
  const all = [...unread, ...uses.unread];
  return {
    from: [...(from ?? [context.home])],
    ...defined({ to: main.to, position: main.position, inColumnWith: column }),
    onlyIf: [...head, ...main.onlyIf, ...uses.onlyIf],
    uses: [...uses.instructions],
    ...defined({ different: uses.different, oncePer: limits.oncePer, turn: limits.turn }),
    ...afterwardsOf(main.afterwards),
    ...(all.length === 0 ? {} : { unread: all.join('; ') }),
  };
}

/** What follows the Summon: as instructions where all of it is known, else in its words. */
function afterwardsOf(words: string | undefined): Pick<Procedure, 'follows' | 'afterwards'> {
  const then = words === undefined ? null : whatFollows(words);
  if (then !== null) return { follows: [...then] };
  return words === undefined ? {} : { afterwards: words };
}

/** "If 2 or more cards are in the same column, ... in that column": how many cards lie in the column that it comes to. */
function columnOf(head: string, rest: string): Procedure['inColumnWith'] {
  if (!/^ (?:to your zone )?in that column$/.test(rest)) return undefined;
  if (/^If there is a column with no cards$/.test(head)) return { atMost: 0 };
  const [, least] = /^If (\d+) or more cards are in the same column$/.exec(head) ?? [];
  return least === undefined ? undefined : { atLeast: Number(least) };
}

interface Main {
  readonly to?: 'opponent';
  readonly position?: 'attack' | 'defense';
  readonly by?: string;
  readonly onlyIf: readonly ProcedureCondition[];
  readonly afterwards?: string;
  readonly unread: readonly string[];
}

/** The words behind the places: where to, how, by doing what, while what is so, and what follows. */
function mainOf(rest: string): Main {
  const [body = '', afterwards] = splitAt(rest, /, (?=but |and if you do|then )/);
  let left = body.replace(/^ to your opponent's field/, '');
  const to = left === body ? undefined : ('opponent' as const);
  const position = /^ in (Attack|Defense) Position/.exec(left);
  left = left.slice(position?.[0].length ?? 0).replace(/^,/, '');
  const [before = '', during] = splitAt(left, / (?=while )/);
  const by = /^ by (.+)$/.exec(before)?.[1];
  return {
    ...(to === undefined ? {} : { to }),
    ...(position === null ? {} : { position: position[1] === 'Attack' ? 'attack' : 'defense' }),
    ...(by === undefined ? {} : { by: by.replace(/,$/, '') }),
    onlyIf: during === undefined ? [] : [procedureCondition(during)],
    ...(afterwards === undefined ? {} : { afterwards }),
    unread: by === undefined && before.trim() !== '' ? [before.trim()] : [],
  };
}

/** A text before a sign, and from it on. */
function splitAt(text: string, sign: RegExp): readonly [string, string?] {
  const at = text.search(sign);
  if (at === -1) return [text];
  return [text.slice(0, at), text.slice(at).replace(/^[, ]+/, '')];
}

interface Uses {
  readonly instructions: readonly Instruction[];
  readonly onlyIf: readonly ProcedureCondition[];
  readonly different?: NonNullable<Procedure['different']>;
  readonly unread: readonly string[];
}

const noUses: Uses = { instructions: [], onlyIf: [], unread: [] };

/** "by Tributing" as an order to do it. */
const orders: Readonly<Record<string, string>> = forms['procedure-verbs'];

function usesOf(by: string, to: 'opponent' | undefined, { materials }: ProcedureContext): Uses {
  const [, verb = '', what = ''] = /^(\w+) (.+)$/.exec(by) ?? [];
  if (/^(?:having|controlling|possessing)$/.test(verb)) {
    const has = verb === 'controlling' ? 'you control' : 'you have';
    return { ...noUses, onlyIf: [procedureCondition(`${has} ${what}`)] };
  }
  const order = orders[verb];
  const open: Uses = { ...noUses, unread: [`by ${by}`] };
  if (order === undefined) return open;
  if (/^(?:the above (?:cards|monsters)|cards you control with the above)\b/.test(what))
    return ofMaterials(order, what, materials) ?? open;
  const alike = Object.entries(differences).find(([words]) => what.includes(words));
  const plain = alike === undefined ? what : what.replace(alike[0], '');
  const meant = to === 'opponent' ? plain.replace(/\bthey control\b/, 'your opponent controls') : plain;
  const read = readLeaf('cost', `${order} ${meant}`);
  if (read === null || read.targets.length > 0 || !read.instructions.every(isPlain)) return open;
  return {
    ...noUses,
    instructions: read.instructions,
    ...(alike === undefined ? {} : { different: alike[1] }),
  };
}

/** Does a field say all of it? */
const isPlain = (instruction: Instruction): boolean => {
  const { what, amount, do: verb } = instruction;
  if (JSON.stringify(instruction).includes('"reads"') || instruction.may || instruction.onlyIf !== undefined)
    return false;
  if (verb === 'pay-lp') return amount !== undefined;
  return (
    verbFacts[verb].pays === true &&
    isDescribed(what) &&
    typeof what.count === 'number' &&
    what.upTo === undefined
  );
};

const sentAway = kindsOf('procedure-takes', verbs);
const whence = formsOf('procedure-whence', z.array(z.literal(placeNames.ids)));

/** "The above cards": those of the line of materials, each where the words say. */
function ofMaterials(order: string, what: string, materials: Materials | undefined): Uses | undefined {
  const text = `${order} ${what}`.replace(/ \((?:in which case )?you do not use "[^"]+"\)$/i, '');
  const verb = sentAway.find(([form]) => form.test(text))?.[1];
  const from = whence.find(([form]) => form.test(text))?.[1];
  if (verb === undefined || from === undefined || materials === undefined) return undefined;
  const { groups, including, different } = materials;
  if (including !== undefined || groups.some(({ orMore }) => orMore)) return undefined;
  const mine = from.filter((place) => place !== 'gy' && place !== 'hand');
  const apart = from.filter((place) => place === 'gy' || place === 'hand');
  return {
    ...noUses,
    instructions: groups.map(({ count, filter }) => ({
      do: verb,
      what: {
        count,
        from: [...from],
        filter:
          apart.length === 0
            ? { ...filter, controller: 'you' as const }
            : filter.anyOf === undefined
              ? {
                  ...filter,
                  anyOf: [
                    { controller: 'you' as const, in: mine },
                    { owner: 'you' as const, in: apart },
                  ],
                }
              : { ...filter, owner: 'you' as const },
      },
    })),
    ...(different === undefined ? {} : { different: [...different] }),
  };
}

interface Limits {
  readonly oncePer?: 'turn' | 'duel';
  readonly turn?: NonNullable<Procedure['turn']>;
  readonly unread: readonly string[];
}

// A name may have others in it: Layer 19 "...".
const oncePer =
  /\bYou can only (?<way>\w+) Summon "[^"]+(?:"[^"]+")?"(?:\(s\))? once per (?<per>turn|Duel)(?<thisWay> this way)?/g;
const limitsSaid = (text: string) => Array.from(text.matchAll(oncePer), ({ groups }) => groups ?? {});
const perOf = (per = ''): 'turn' | 'duel' => (per === 'Duel' ? 'duel' : 'turn');
/** What the turn of the Summon may not have seen. */
const lookingBack = /\bYou cannot\b[^.:;]*\bthe turn you\b[^.:;]*\bSummon[^.:;]*/i;

/** Sentences of the text that limit the procedure: how often, and what its turn may not see. */
function limitsOf(own: string, { text }: ProcedureContext): Limits {
  const limit = limitsSaid(text).find((each) => each['thisWay'] !== undefined);
  const reads = lookingBack.exec(text)?.[0].trim();
  // What may not be done is said as of the turn of an activation.
  const said =
    reads === undefined
      ? undefined
      : banIn(
          reads.replace(
            /\b(?:during )?the turn you (?:Special )?Summon(?: this card)?(?: this way)?$/i,
            'the turn you activate this card',
          ),
        );
  // Whether there was an attack earlier in the turn is not looked for.
  const bans = said?.attacks === undefined ? said : undefined;
  return {
    ...(limit === undefined ? {} : { oncePer: perOf(limit['per']) }),
    ...(reads === undefined || bans === undefined ? {} : { turn: { bans, reads } }),
    unread: [
      ...(reads === undefined || bans !== undefined ? [] : [reads]),
      ...(/^once per turn/i.test(own) ? ['once per turn'] : []),
    ],
  };
}

/** "You can only Special Summon ... once per turn", in whatever way; "Link Summon": in that way. */
export function specialOncePer(text: string): Pick<Summoning, 'specialOncePer' | 'specialOnceAs'> {
  const limit = limitsSaid(text).find((each) => each['thisWay'] === undefined);
  if (limit === undefined) return {};
  const as = summonWays.ids.find((way) => way === `${limit['way']?.toLowerCase()}-summoned`);
  return {
    specialOncePer: perOf(limit['per']),
    ...(as === undefined || as === 'special-summoned' ? {} : { specialOnceAs: as }),
  };
}

/** What a Summoning procedure asks for ("If you control no monsters", "while ..."), as one condition. */
function procedureCondition(text: string): ProcedureCondition {
  const words = text.replace(/^(?:if|while) /i, '');
  const holds = eitherOf(words);
  return { words, ...(holds === null ? {} : { holds }) };
}
