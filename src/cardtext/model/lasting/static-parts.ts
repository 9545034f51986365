import { z } from 'zod';
import { type Filter, filterSchema } from '../../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { controlLimitSchema } from '../../../card-model/lasting/lasting-fields.ts';
import type { Unanswerable } from '../../../card-model/link-condition.ts';
import type { ContinuousEffect, Need, Part } from '../../../card-model/part.ts';
import type { Condition } from '../../../card-model/value.ts';
import { defined } from '../../../platform/defined.ts';
import type { Leaf } from '../../effect-facts.ts';
import { formsOf, meaningsOf } from '../../forms.ts';
import { normalise } from '../../normalise.ts';
import { occasionsAtFirst } from '../../occasions.ts';
import { readStatic } from '../../phrases/read-static.ts';
import { placesNamed } from '../../phrases/words/place-filters.ts';
import type { BoxWords, StaticWords } from '../../read-card-text.ts';
import { staticSort } from '../../statics/statics.ts';
import { isOfItself } from '../applied-to.ts';
import { neededToActivate } from '../conditions/needed-to-activate.ts';
import { eitherOf, needsOf } from '../conditions/state-conditions.ts';
import { touchesOf, withTouches } from '../leaves.ts';
import { monstersOf } from '../monsters-of.ts';
import { ownMaterialBar, withMaterialBar } from '../summons/material-bars.ts';
import { withNormalSummons } from '../summons/normal-summons.ts';
import { pendulumSummonsOnly } from '../summons/pendulum-restriction.ts';
import { forbidsInWords } from '../summons/summoning-model.ts';
import { destroyedInstead } from '../summons/union-text.ts';
import { withAppliedValues } from '../values.ts';
import { attackRestriction, standingBan, turnRestriction, withBan } from './bans.ts';
import { withAppliedShield } from './damage-shields.ts';
import { eachTime } from './each-time.ts';
import { withNegatedActivations } from './negated-activations.ts';
import { ownUnaffected } from './own-unaffected.ts';
import { withProtection } from './protections.ts';
import { replacementIn } from './replacements.ts';

/** What a text says of the monsters that players can control together, by the words of its sentence. */
const forms = formsOf(
  'control-limits',
  z.strictObject({ who: z.enum(['both', 'opponent']), controls: controlLimitSchema }),
);

/** A sentence on which monsters players can control together, with what it comes to; others as they are. */
export function withControlLimit(each: Instruction): Instruction {
  if (sendsTheOthers(each))
    return {
      do: 'restrict',
      who: 'both',
      reads: 'all other face-up monsters that they control are sent to the GY',
      controls: { sends: true },
    };
  if (each.do !== 'described' || each.reads === undefined) return each;
  const words = each.reads.trim().replace(/\.$/, '');
  const said = forms.find(([form]) => form.test(words))?.[1];
  return said === undefined ? each : { ...each, do: 'restrict', ...said };
}

/** "Send all other face-up monsters they control to the GY." */
const sendsTheOthers = ({ do: verb, what }: Instruction): boolean =>
  verb === 'send-to-gy' &&
  isDescribed(what) &&
  what.count === 'all' &&
  what.filter.other === true &&
  what.filter.faceUp === true &&
  what.filter.reads === 'they control';

type Restriction = Extract<Part, { kind: 'not-an-effect' }>;
type Treatment = Pick<Restriction, 'treatedAs'>;

const treatedAs =
  /\balways treated as (?:an? )?(?<said>"[^"]+"(?:(?:,| and|, and) "[^"]+")*)(?<kind> cards?\b)?/gi;

/** "(This card is always treated as "Umi".)" is another name of it, "as an "Archfiend" card" a series that it is of. */
function treatmentIn(text: string): Treatment {
  const all = [...text.matchAll(treatedAs)];
  const quoted = (kinds: boolean) =>
    all
      .filter(({ groups }) => (groups?.['kind'] !== undefined) === kinds)
      .flatMap(({ groups }) => [...(groups?.['said'] ?? '').matchAll(/"([^"]+)"/g)])
      .flatMap(([, name]) => name ?? []);
  const [names, series] = [quoted(false), quoted(true)];
  return names.length + series.length === 0
    ? {}
    : { treatedAs: { ...(names.length === 0 ? {} : { names }), ...(series.length === 0 ? {} : { series }) } };
}

/** "You can Normal Summon this card without Tributing, but its original ATK becomes 1900": applies to one that came so. */
export function appliesWithoutTributes({ sort, text, span, box }: StaticWords): Part | null {
  const [, how, says] =
    /^[^.]*this card (with(?:out Tributing| \d Tributes?)), but (its .+)$/.exec(text) ?? [];
  if (sort !== 'summoning-procedure' || says === undefined) return null;
  return staticPart({
    sort: 'continuous',
    text: `If this card is Normal Summoned/Set ${how}, ${says}`,
    span,
    box,
  });
}

/** A sentence that starts no Chain Link, as the model has it; null for what the model says elsewhere. */
export function staticPart({ sort, text, span, box }: StaticWords): Part | null {
  const printed = { box, span: [...span] satisfies [number, number], decides: [] };
  const own = (what: Restriction['what'], said: Partial<Restriction> = {}): Part => ({
    kind: 'not-an-effect',
    what,
    reads: text,
    ...said,
    printed,
  });
  switch (sort) {
    case 'limit':
    case 'heading':
    case 'flavour':
      return null;
    case 'continuous': {
      const each = eachTime(text);
      if (each !== undefined) return { kind: 'each-time', ...each, printed };
      const ban = attackRestriction(text);
      return ban === undefined
        ? { kind: 'continuous', conditions: [], ...namedWhere(whatApplies(text)), printed }
        : own('restriction', ban);
    }
    case 'unclassified': {
      const saves = destroyedAlone.test(text) ? destroyedInstead(text) : undefined;
      return {
        kind: 'unclassified',
        reads: text,
        // What is destroyed in place of a monster is another card, and keeps nothing from being destroyed.
        ...(saves === undefined ? replacementIn(text) : { destroyedFor: [...saves] }),
        printed,
      };
    }
    case 'condition':
      return own('activation-condition', neededToActivate(text));
    case 'hand-activation': {
      const [need] = needsOf([/^(?:If|While) (.+?), you can\b/i.exec(text)?.[1] ?? '']);
      return own(sort, defined({ needs: need }));
    }
    case 'cannot-be-responded-to':
      return own(sort, defined({ unanswerable: unanswerableIn(text) }));
    case 'name':
      return own(sort, treatmentIn(text));
    case 'victory':
      return own(sort, defined({ needs: neededToWin(normalise(text).text) }));
    case 'restriction': {
      const only = pendulumSummonsOnly(normalise(text).text);
      const words = ofOneEffect(normalise(text).text);
      return own(
        sort,
        only === undefined
          ? { ...standingBan(words), ...turnRestriction(words) }
          : { pendulumSummonsOnly: only },
      );
    }
    default: {
      const barsMaterial = ownMaterialBar(normalise(text).text);
      const words = normalise(text).text;
      const onField = onlyOneOnField(words);
      const onlyOne = onField ?? onlyOneOf(words);
      const said = {
        ...defined({ barsMaterial, onlyOne }),
        ...(onField === undefined ? {} : { onlyOneOn: 'field' as const }),
      };
      if (sort === 'summoning-condition' && Object.keys(said).length === 0 && forbidsInWords(words))
        return own(sort, { partly: true });
      return own(sort, said);
    }
  }
}

/** "When 3 Destiny Counters are on this card, you win the Duel": what has to be so, while the card is face-up. */
function neededToWin(text: string): Need | undefined {
  const { end, words = '' } = wins.exec(text)?.groups ?? {};
  const beside = besideThis.exec(words)?.[1];
  if (beside !== undefined) {
    const owner = 'you' as const;
    const others = Array.from(
      beside.matchAll(/"([^"]+)"/g),
      ([, name = '']): Condition => ({
        cards: { from: ['hand'], filter: { names: [name], owner } },
        atLeast: 1,
      }),
    );
    return { words, holds: [[{ itself: { in: ['hand'] } }, ...others]] };
  }
  const holds = eitherOf(words);
  if (holds === null) return undefined;
  const always: Condition[] = [{ lies: 'any' }, ...(end === undefined ? [] : yourEndPhase)];
  return { words, holds: holds.map((all) => [...all, ...always]) };
}
const besideThis = /^you have ("[^"]+".*") in addition to this card in your hand$/;
const wins = /^(?<end>During your End Phase, )?(?:if|when) (?<words>[^;:]+), you win the Duel\.?$/i;
const yourEndPhase: readonly Condition[] = [{ inPhase: ['end'] }, { turnOf: 'you' }];

/** What stands behind a limit, on the turn of any effect of the card, as a sentence on the turn of "this effect". */
const ofOneEffect = (text: string): string =>
  text
    .replace(/^, (?:also you|and) cannot\b/, 'You cannot')
    .replace(
      /\b(?:during )?the turn you activate (?:either effect|(?:either|any) of (?:this card's|these) effects|these effects)/,
      'the turn you activate this effect',
    )
    .replace(/^(You cannot (?:Special|Ritual) Summon)(?= (?:the turn|from)\b)/, '$1 monsters');

const responses =
  /^(Your opponent|Neither player|Cards and effects) cannot (?:activate|be activated) ?(.*?) ?in response to (this card|this effect|the activation of this card)'s (?:activation|effects?|effect activations?)\.?$/;
const which = meaningsOf('cards-answering', filterSchema);

/** "Your opponent cannot activate cards or effects in response to this effect's activation"; undefined for other words. */
export function unanswerableIn(text: string): Unanswerable | undefined {
  const [, who, what = '', whose = ''] =
    responses.exec(text.replace(/^Neither player can /, 'Neither player cannot ')) ?? [];
  if (who === undefined) return undefined;
  const all = what === '' || what === 'cards or effects';
  const cards = which[what];
  if (!all && cards === undefined) return undefined;
  const card = whose === 'this card' && !/this card's effects?\b/.test(text);
  return {
    who: who === 'Your opponent' ? 'opponent' : 'both',
    to: card ? 'card' : 'effect',
    ...defined({ cards }),
  };
}

/** Which cards such words say there is only one of; undefined for other words. */
const onlyOneBy =
  (form: RegExp) =>
  (text: string): Filter | undefined => {
    const { name, kind } = form.exec(text.trim())?.groups ?? {};
    if (name !== undefined) return { names: [name] };
    return kind === undefined ? undefined : monstersOf(kind);
  };

/** "You can only control 1 X". */
export const onlyOneOf = onlyOneBy(
  /^You can only control (?:1|one) (?:face-up )?(?:"(?<name>[^"]+)"(?: in your Monster Zone)?|(?<kind>.+? monster))\.?$/i,
);

/** "There can only be 1 X on the field". */
export const onlyOneOnField = onlyOneBy(
  /^There can only be (?:1|one) (?:face-up )?(?:"(?<name>[^"]+)"|(?<kind>.+? monster)) on the field\.?$/i,
);

/** The sentence says of what the card is destroyed for, and nothing else. */
const destroyedAlone = /^If the [^.]*\binstead\.?$/i;

/** "This card's name becomes X while on the field or in the GY": the places are those where the part applies. */
function namedWhere(
  does: readonly Instruction[],
): Partial<Pick<ContinuousEffect, 'appliesIn'>> & Pick<ContinuousEffect, 'does'> {
  const [{ onlyIf, ...named } = { do: 'described' as const }, ...others] = does;
  const said = /^while (?:(?:it|this card) is )?(?<where>.+)$/.exec(onlyIf ?? '')?.groups?.['where'];
  const appliesIn = said === undefined ? undefined : placesNamed(said);
  return appliesIn === undefined || named.do !== 'change-name' || named.what !== 'this' || others.length > 0
    ? { does: [...does] }
    : { appliesIn: [...appliesIn], does: [named] };
}

/** A sentence that applies without being activated, in words that stand nowhere on the card as they are. */
export const separateStatic = (text: string): Part => ({
  kind: 'continuous',
  conditions: [],
  does: [...whatApplies(text)],
});

/** What a sentence has apply while its card is there; described in its words where it is not read. */
function whatApplies(text: string): readonly Instruction[] {
  const { whose, has } = ofItsMaterial.exec(text)?.groups ?? {};
  if (whose !== undefined && has !== undefined)
    return whatApplies(`This card ${has}`).map((each) => ({ ...each, onlyIf: whose }));
  return applied(text);
}

/** What a monster that was Summoned with this card has by it, never this card itself. */
const ofItsMaterial =
  /^(?<whose>An? [^.,:]*\b(?:used|using) this card\b[^.,:]*?) (?<has>(?:gains (?!(?:this|these|the following) effects?)|cannot |can ).+)$/;

const applied = (text: string): readonly Instruction[] =>
  withNegatedActivations(withAppliedValues(applying(text).flatMap(ownUnaffected)))
    .map(withNormalSummons)
    .map(withBan)
    .map(withControlLimit)
    .map(withMaterialBar)
    .map(withAppliedShield)
    .map(withProtection)
    .map(withTheSame)
    .map(withTouches)
    .map(withOccasion);

/** The words of a sentence as instructions: of two that "also" joins, the first alone where only that is read. */
function applying(text: string): readonly Instruction[] {
  const words = normalise(text)
    .text.replace(whileThere, '')
    .replace(labelled, 'While this card is in face-up $1 Position, ')
    .replace(/, This (?=card)/, ', this ')
    .replace(
      inPosition,
      (_, before = 'W', position) =>
        `${before.replace(/, $/, ', w')}hile this card is in face-up ${position} Position, this card `,
    )
    .replace(equippedWith, 'the equipped monster')
    .replace(kindEquippedWith, 'While this card is equipped to a$<kind>, that monster');
  const all = readStatic(words);
  if (all !== null) return all;
  const [, first = '', second = ''] = alsoJoined.exec(words) ?? [];
  const before = first === '' ? null : readStatic(first);
  if (before === null) return [{ do: 'described', reads: text }];
  const what = before.at(-1)?.what;
  return [...before, { do: 'described', reads: second, joined: 'also', ...defined({ what }) }];
}
const alsoJoined = /^([^.:]+), also ((?:if (?:it|they)|it|they|this card|your opponent)\b.+)$/;

/** "If "Toon World" is destroyed, destroy this card": what has to have happened for what its verb says. */
function withOccasion(each: Instruction): Instruction {
  const upon = each.upon ?? (each.holds === undefined ? occasionsAtFirst(`${each.onlyIf},`) : undefined);
  return upon === undefined ? each : { ...each, upon: [...upon] };
}

/** "This card cannot be destroyed by battle, and your opponent cannot target it": it is what was spoken of right before. */
function withTheSame(each: Instruction, at: number, all: readonly Instruction[]): Instruction {
  const { onlyIf, ...rest } = each;
  const here = onlyIf === undefined || onlyIf === 'while this card is in your Monster Zone' ? rest : each;
  if (typeof each.what !== 'object' || !('reads' in each.what) || !/^(?:it|them)$/.test(each.what.reads))
    return here;
  const before = all.slice(0, at).filter(({ what }) => what !== undefined);
  const allThis = before.length > 0 && before.every(({ what }) => what === 'this');
  const same = each.do === 'restrict' ? before.at(-1)?.what : allThis ? ('this' as const) : undefined;
  const meant = same ?? (isOfItself(onlyIf) ? 'this' : undefined);
  return meant === undefined ? here : { ...here, what: meant };
}

/** "This Attack Position card cannot be destroyed by battle": what its card is, and when that applies. */
const inPosition =
  /^(?<before>(?:Once per turn|While [^.,:]+), )?this (?:face-up )?(?<position>Attack|Defense) Position card (?=cannot )/i;

/** A bullet that names the battle position of its card: "While in Attack Position: ...". */
const labelled = /^While in (Attack|Defense) Position: /i;

/** Both words mean the same monster. */
const equippedWith = /\ba monster equipped with this card\b/i;
const kindEquippedWith = /^A(?<kind>n? [^.,]+? monster) equipped with this card(?= (?:gains|can|cannot)\b)/;

/** What applies without being activated always applies as long as its card is there. */
const whileThere = /^(?:As long as|While) this card (?:is|remains) face-up on (?:the|your) field, /;

/** A sentence that was not read as an effect. */
export function unreadPart({ text, span, box }: BoxWords): Part {
  const printed = { box, span: [...span] satisfies [number, number], decides: [] };
  const each = eachTime(text);
  return each === undefined
    ? { kind: 'unread', reads: text, ...touchesOf(text), ...replacementIn(text), printed }
    : { kind: 'each-time', ...each, printed };
}

/** A sentence after an effect that is text of its own: who may respond, what may not be done in that turn. */
export function separatePart({ text, span }: Leaf, box: BoxWords['box']): Part | null {
  const sort = staticSort(text);
  return sort === 'unread' ? null : staticPart({ sort, text, span, box });
}
