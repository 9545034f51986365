import type { CardModel, Limits, Summoning } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { withBattleTexts } from '../battle/texts.ts';
import type { PrintedCard } from '../card-text.ts';
import type { EffectFacts } from '../effect-facts.ts';
import { readLimit } from '../limits.ts';
import { normalise } from '../normalise.ts';
import { type CardReading, readCardText } from '../read-card-text.ts';
import { readLeaf } from '../read-leaf.ts';
import { activatedPart, limitOf } from './activated-part.ts';
import { withOnlyWhen, withPaidActivation, withQuickIf } from './conditions/activated-only-when.ts';
import { withHeldConditions } from './conditions/held-both-times.ts';
import { withEquipGains } from './lasting/equip-gains.ts';
import { withEquipOnly } from './lasting/equip-only.ts';
import { withGainedEffects, withGiven } from './lasting/gained-effects.ts';
import { appliesWithoutTributes, separatePart, staticPart, unreadPart } from './lasting/static-parts.ts';
import { leavesOfTheirOwn } from './leaves.ts';
import { monstersOf } from './monsters-of.ts';
import { withFields } from './played-words.ts';
import { printedOf } from './printed.ts';
import { materialsOf } from './summons/materials-model.ts';
import { procedureOf, specialOncePer } from './summons/procedure-model.ts';
import { withRitualSummon } from './summons/ritual-spells.ts';
import { withSummonedThisWay } from './summons/summoned-this-way.ts';
import { ownProcedure, summoningOf } from './summons/summoning-model.ts';
import { tributesOf } from './summons/tributes-model.ts';
import { withUnion } from './summons/union.ts';

/** A card as it is published. */
export interface ModelSource extends PrintedCard {
  readonly password?: number;
  readonly konamiId?: number;
  readonly limits?: Limits;
}

/** The model of a published card from its text, parts in printed order. What was not read says so. Never throws. */
export function cardModelOf(card: ModelSource): CardModel {
  const { name, password, konamiId, limits, facts, text, pendulum } = card;
  const printed = { main: text, ...(pendulum === undefined ? {} : { pendulum }) };
  const reading = readCardText(card, readLeaf);
  const said = reading.summoning.map(({ says, span }) => ({ says, text: text.slice(...span) }));
  const procedures = reading.others.flatMap((each) =>
    each.sort === 'summoning-procedure' && each.box === 'main' ? [each.text] : [],
  );
  const parts: Part[] = [
    ...reading.effects.map((effect) =>
      isDoneWithoutChain(effect)
        ? unreadPart(wordsOf(effect, effect.box === 'pendulum' ? (pendulum ?? '') : text))
        : activatedPart(effect, facts),
    ),
    ...reading.effects.flatMap((effect) =>
      leavesOfTheirOwn(effect).flatMap((leaf) => separatePart(leaf, effect.box) ?? []),
    ),
    ...reading.others.flatMap((each) => staticPart(each) ?? []),
    ...reading.unread.map(unreadPart),
  ];
  const model = withBattleTexts({
    name,
    ...defined({ password, konamiId, limits }),
    facts,
    summoning:
      facts.cardType === 'monster'
        ? withProcedures(
            card,
            { ...summoningOf(said, procedures, name), ...usedForSummon(reading) },
            procedures,
          )
        : { ways: [] },
    parts: [
      ...withEquipGains(
        withUnion(
          withHeldConditions(
            withEquipOnly(
              withPaidActivation(
                withOnlyWhen(
                  withRitualSummon([
                    ...plainActivation(card, reading, parts),
                    ...withSummonedThisWay(
                      withGainedEffects(
                        [
                          ...withQuickIf(parts.toSorted(inPrintedOrder)),
                          ...reading.others.flatMap((each) => appliesWithoutTributes(each) ?? []),
                        ],
                        text,
                      ),
                      text,
                      procedures.filter((each) => ownProcedure.test(each)),
                    ),
                  ]),
                ),
              ),
            ),
            printed,
          ),
          facts,
        ),
        facts,
      ),
    ],
    mentions: [...mentionedIn(card)],
    sources: [],
    text: printed,
  });
  return withGiven(withFields(model));
}

/** "Each time a Spell Card is activated, gain 500 LP immediately after it resolves": it is done without a Chain Link of its own. */
const isDoneWithoutChain = ({ head, leaves }: EffectFacts): boolean =>
  head.some(({ text }) => /^each time\b.*\bactivate/i.test(text)) &&
  leaves.some(({ role, text }) => role === 'resolution' && /\bimmediately after .+ resolves?\b/i.test(text));

function wordsOf(effect: EffectFacts, text: string) {
  const { box, span } = printedOf(effect);
  return { box, span, text: text.slice(...span) };
}

/** The ways of its own to Special Summon the monster: those of sentences, and what stands behind "Must be". */
function withProcedures(
  { facts, text }: ModelSource,
  said: Summoning,
  sentences: readonly string[],
): Summoning {
  const context = {
    text: normalise(text).text,
    materials: said.materials,
    home: isExtraDeckMonster(facts) ? ('extra-deck' as const) : ('hand' as const),
  };
  const own = sentences.filter((each) => ownProcedure.test(each));
  const must = said.ways.includes('summoned-by-own-procedure') ? said.procedure : undefined;
  const all = [...own, ...(must === undefined ? [] : [must])].flatMap(
    (each) => procedureOf(each, context) ?? [],
  );
  return { ...said, ...(all.length === 0 ? {} : { procedures: all }), ...specialOncePer(context.text) };
}

/** What is used up for the Summon of the monster: its materials, or its Tributes. */
function usedForSummon({ others, unread }: CardReading): Partial<Summoning> {
  const line = others.find(({ sort }) => sort === 'material');
  const materials = line === undefined ? undefined : materialsOf(normalise(line.text).text.trim());
  const sentences = [...others, ...unread].flatMap((each) =>
    each.box === 'main' && !('sort' in each && each.sort === 'flavour') ? [normalise(each.text).text] : [],
  );
  const { tributes, noSet, treatedAsTributes } = tributesOf(sentences);
  return {
    ...(materials === undefined ? {} : { materials }),
    ...(tributes.length === 0 ? {} : { tributes: [...tributes] }),
    ...defined({ noNormalSet: noSet, treatedAsTributes }),
  };
}

/** A card that stays is activated without an effect where it names none; what an old text has done has to be possible. */
function plainActivation(
  { facts, text }: ModelSource,
  { others }: CardReading,
  parts: readonly Part[],
): readonly Part[] {
  if (facts.cardType === 'monster' || parts.some(({ kind }) => kind === 'activation')) return [];
  const said = others.flatMap(({ sort, text }) =>
    sort === 'limit' ? (readLimit(normalise(text).text) ?? []) : [],
  );
  const limit = limitOf(said.flatMap((each) => (each.reach === 'card' ? each.limit : [])));
  const plain: ActivatedEffect = {
    kind: 'activation',
    conditions: parts.flatMap((part) =>
      part.kind === 'unread' && tellsPlayer.test(part.reads) ? [part.reads] : [],
    ),
    cost: [],
    targets: [],
    does: [],
    on: [],
    ...defined({ limit }),
  };
  return [facts.property === 'Equip' ? { ...plain, ...equipping(text) } : plain];
}

const tellsPlayer = /^(?:Activate this card|Select|Target|Choose|Tribute) /;

const onlyTo = /\bequip(?:ped)? only to\b|\bonly be equipped to\b|\bonly equip (?:this card |it )?to\b/i;

/** A sentence that says otherwise how the card is equipped, and is no effect of it that comes later. */
const otherwiseEquipped =
  /(?:^|[.)] |\n)(?!(?:If (?:this|the)|When|During|At|Once|While|The)\b)(?:(?!\byou can\b)[^.])*?\b(?:equip (?:it|to|that target)|must be equipped|used to equip|can be equipped)\b/i;

/** "A FIRE monster equipped with this card increases its ATK", "cannot attack": it can be equipped to no other one. */
const ofItsKind = /^(?:The ATK of )?(?<kind>an? [\w -]+ monster) equipped with this card /i;

/** An Equip Spell is activated for a face-up monster, and equipped to it (rule equip/what-can-be-equipped). */
const equipping = (text: string): Pick<ActivatedEffect, 'targets' | 'does'> => ({
  targets: [
    {
      count: 1,
      from: ['monster-zone'],
      filter: {
        cardType: 'monster',
        faceUp: true,
        ...monstersOf(normalise(ofItsKind.exec(text)?.groups?.['kind'] ?? '').text.replace('A', 'a')),
        ...(onlyTo.test(text) || otherwiseEquipped.test(text)
          ? { reads: 'it is what the Equip Card can be equipped to' }
          : {}),
      },
    },
  ],
  does: [{ do: 'equip', what: 'this', onto: { target: 0 } }],
});

const inPrintedOrder = (a: Part, b: Part): number => {
  const [one, other] = [a.printed, b.printed];
  if (one === undefined || other === undefined) return 0;
  if (one.box !== other.box) return one.box === 'pendulum' ? -1 : 1;
  return one.span[0] - other.span[0];
};

/** A name between quotation marks, and what stands behind it and those listed with it. */
const quoted = /"([^"]+)"(?=((?:,? (?:or|and|and\/or) |, )"[^"]+")*,?(?<behind>(?: [A-Z][\w/-]*)* [\w/]+)?)/g;
/** "X" monsters are those with X in their names: no card is mentioned by that. */
const ofMany = /\b(?:monster|card|Spell|Trap|Counter)s?$/i;

/** The names of other cards that a text mentions. What a Normal Monster's text tells of its story mentions none. */
function mentionedIn({ name, facts, text, pendulum = '' }: PrintedCard): readonly string[] {
  const normal = facts.cardType === 'monster' && facts.abilities.includes('Normal');
  const found = [...`${normal ? '' : text} ${pendulum}`.matchAll(quoted)].flatMap((match) =>
    ofMany.test(match.groups?.['behind'] ?? '') ? [] : (match[1] ?? []),
  );
  return [...new Set(found)].filter((each) => each !== name);
}
