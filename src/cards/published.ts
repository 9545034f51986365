import { z } from 'zod';
import type { CardModel, Limits } from '../card-model/card-model.ts';
import { abilities, attributes, factsSchema, spellTrapProperties } from '../card-model/facts.ts';
import type { PrintedCard } from '../cardtext/card-text.ts';
import { defined } from '../platform/defined.ts';
import { setOf } from '../platform/list-of.ts';
import { limitStatuses } from '../vocabulary/limits.ts';
import type { LinkArrow } from '../vocabulary/zones.ts';
import { type NameFacts, nameFacts, textsOf, withoutReadings } from './published-names.ts';

/** A card as it is published: its names and facts, and its English text, which is kept in memory only. */
export interface PublishedCard extends NameFacts, PrintedCard {
  readonly password?: number;
  readonly konamiId?: number;
  readonly limits?: Limits;
  /** Its texts in other languages, while a catalogue is compiled: they are stored apart, and seldom read. */
  readonly otherTexts?: OtherTexts;
}

/** Texts of a card by language code; that of a Pendulum box stands before the other, on lines of its own. */
export type OtherTexts = Readonly<Record<string, string>>;

/** Makes the effect model of a published card. */
export type ModelOf = (card: PublishedCard) => CardModel;

/** A record that cannot be used: where it stands, its name if it has one, and what is wrong with it. */
export interface PutAside {
  readonly at: number;
  readonly name?: string;
  readonly why: string;
}

/** A published catalogue. */
export interface Published {
  readonly cards: readonly PublishedCard[];
  readonly aside: readonly PutAside[];
}

/** A field that is left out where it is not as expected: one odd field does not cost the card. */
const lenient = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined);
const whole = z.int().min(0);
const stat = lenient(z.union([whole, z.literal('?')]));
const limitStatus = lenient(z.enum(limitStatuses));
const english = z.looseObject({ en: z.string() });

/** A record in the shape of YAML Yugi. Fields that are not listed do not matter. */
const recordSchema = z.looseObject({
  name: z.looseObject({ en: z.string().min(1) }),
  password: lenient(z.int().positive()),
  konami_id: lenient(z.int().positive()),
  text: lenient(english),
  pendulum_effect: lenient(english),
  card_type: z.enum(['Monster', 'Spell', 'Trap']),
  property: lenient(z.string()),
  monster_type_line: lenient(z.string()),
  attribute: lenient(z.enum(attributes)),
  level: lenient(whole),
  rank: lenient(whole),
  link_arrows: lenient(z.array(z.unknown()).min(1)),
  atk: stat,
  def: stat,
  pendulum_scale: lenient(whole),
  limit_regulation: lenient(z.looseObject({ tcg: limitStatus, ocg: limitStatus })),
});
type PublishedRecord = z.infer<typeof recordSchema>;

/** Reads one record of a published catalogue: a card, or why it is none. */
export function publishedCard(record: unknown): PublishedCard | string {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) return issueLine(parsed.error);
  const read = parsed.data;
  const facts = factsOf(read);
  if (!facts.success) return issueLine(facts.error);
  const pendulum = read.pendulum_effect?.en;
  const { tcg, ocg } = read.limit_regulation ?? {};
  const limits = { ...defined({ tcg, ocg }) };
  return {
    name: read.name.en,
    ...defined({ password: read.password, konamiId: read.konami_id }),
    facts: facts.data,
    text: read.text?.en ?? '',
    ...(pendulum === undefined ? {} : { pendulum }),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...nameFacts(read),
    ...otherTextsOf(read),
  };
}

function otherTextsOf({ text, pendulum_effect }: PublishedRecord): { readonly otherTexts?: OtherTexts } {
  const main = textsOf(text, withoutReadings);
  const pendulum = textsOf(pendulum_effect, withoutReadings);
  const languages = Object.keys({ ...pendulum, ...main });
  if (languages.length === 0) return {};
  const whole = (code: string) =>
    [pendulum[code], main[code]].filter((each) => each !== undefined).join('\n');
  return { otherTexts: Object.fromEntries(languages.map((code) => [code, whole(code)])) };
}

/** Reads records of a published catalogue; `from` is the number of the first. */
export function publishedCards(records: Iterable<unknown>, from = 0): Published {
  const cards: PublishedCard[] = [];
  const aside: PutAside[] = [];
  let at = from;
  for (const record of records) {
    const card = publishedCard(record);
    if (typeof card !== 'string') cards.push(card);
    else aside.push({ at, why: card, ...nameOf(record) });
    at += 1;
  }
  return { cards, aside };
}

const named = z.looseObject({ name: z.looseObject({ en: z.string() }) });

function nameOf(record: unknown): { readonly name?: string } {
  const parsed = named.safeParse(record);
  return parsed.success ? { name: parsed.data.name.en } : {};
}

const issueLine = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.') || 'the record'}: ${issue?.message}`;

function factsOf(read: PublishedRecord) {
  if (read.card_type !== 'Monster')
    return factsSchema.safeParse({
      cardType: read.card_type === 'Spell' ? 'spell' : 'trap',
      property: spellTrapProperties.find((each) => each === read.property),
    });
  const words = (read.monster_type_line ?? '').split('/').map((word) => word.trim());
  const isOfSort = words.some((word) => sorts.has(word));
  const isEffect = words.some((word) => onlyOfEffectMonsters.has(word));
  const left =
    isEffect || (!isOfSort && words.includes('Tuner')) ? 'Effect' : isOfSort ? undefined : 'Normal';
  const known = abilities.filter((each) => words.includes(each) || each === left);
  const type = words.find((word) => word !== '' && !known.some((each) => each === word));
  const { attribute, level, rank, link_arrows: arrows, atk, def, pendulum_scale: scale } = read;
  const link = arrows?.length;
  const values = { attribute, level, rank, link, arrows: arrowsOf(arrows), atk, def, scale, type };
  return factsSchema.safeParse({
    cardType: 'monster',
    abilities: known,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  });
}

/** Of a monster that says none of these, older prints leave out "Effect" beside "Tuner", and "Normal" else. */
const sorts: ReadonlySet<string> = setOf('Effect Normal Fusion Ritual Synchro Xyz Link');

/** Abilities that Effect Monsters alone have; older prints leave out "Effect" beside them. */
const onlyOfEffectMonsters: ReadonlySet<string> = new Set(['Flip', 'Gemini', 'Spirit', 'Toon', 'Union']);

/** Link Arrows as they are published. */
const arrowSigns: ReadonlyMap<unknown, LinkArrow> = new Map<unknown, LinkArrow>([
  ['\u2196', 'top-left'],
  ['\u2b06', 'top'],
  ['\u2197', 'top-right'],
  ['\u2b05', 'left'],
  ['\u27a1', 'right'],
  ['\u2199', 'bottom-left'],
  ['\u2b07', 'bottom'],
  ['\u2198', 'bottom-right'],
]);

/** The directions of published arrows; undefined where one of them is not known. */
function arrowsOf(signs: readonly unknown[] | undefined): readonly LinkArrow[] | undefined {
  const known = signs?.map((sign) => arrowSigns.get(sign));
  return known?.every((each) => each !== undefined) ? known : undefined;
}
