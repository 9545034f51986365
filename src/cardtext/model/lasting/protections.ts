import { z } from 'zod';
import { type Instruction, isDescribed, pointingWords } from '../../../card-model/instruction.ts';
import { keptDeeds, type Protection } from '../../../card-model/lasting/lasting-fields.ts';
import { filled, forms, kindsOf, meaningsOf } from '../../forms.ts';
import { eitherOf } from '../conditions/state-conditions.ts';

const deeds = meaningsOf('kept-deeds', z.literal(keptDeeds));
const protections = forms.protections.map(
  (each) => new RegExp(`^${filled(each, forms['protection-parts'])}$`, 'i'),
);

const kinds = { monster: 'monster', spell: 'spell', trap: 'trap', 'spell/trap': 'spell-trap' } as const;
const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word);

/** What words keep from being done to a card; undefined where the fields cannot say all of it. */
export function protectionIn(words: string): Protection | undefined {
  if (words.length > LONGEST) return undefined;
  const plain = words
    .trim()
    .replace(/\.$/, '')
    .replace(/^they also\b/i, 'they');
  const found = protections.map((form) => form.exec(plain)?.groups).find((each) => each !== undefined);
  if (found === undefined) return undefined;
  const { whose, who = '', kind = '', purpose } = found;
  const from = (found['done'] ?? '')
    .toLowerCase()
    .split(/,? (?:or|and) /)
    .flatMap((each) => deeds[each] ?? []);
  const word = kind.toLowerCase();
  return {
    from,
    ...(isKind(word) ? { by: kinds[word] } : {}),
    ...(whose === undefined && !/opponent/i.test(who) ? {} : { whose: 'opponent' }),
    ...(purpose === undefined ? {} : { for: 'tribute-summon' }),
  };
}
/** No such text is longer than this. */
const LONGEST = 160;

const tellsOf: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>(['change-status', 'restrict']);

const pointsAt =
  /^(?:your opponent|neither player|players) (?:cannot|can) \w+ (?<at>its(?= effects)|their(?= effects)|that (?:face-up )?(?:effect )?monster(?='s)|this (?:face-up )?card|it|them|the equipped monster|that (?:monster|card)|those (?:monsters|cards))\b/i;

/** The card that players do nothing to, where no field says which. */
function pointedAt(reads: string): Pick<Instruction, 'what'> {
  const at = pointsAt.exec(reads)?.groups?.['at']?.toLowerCase();
  if (at === undefined) return {};
  if (at === 'the equipped monster') return { what: 'equipped' };
  if (at === 'its' || at === 'their') return { what: { reads: at === 'its' ? 'that card' : 'those cards' } };
  return {
    what: at.startsWith('this ') ? 'this' : { reads: at.replace(/^that .*monster$/, 'that monster') },
  };
}

const whileSo = /^(?<base>.+?),? (?<onlyIf>(?:while|as long as) (?<who>it |this card )?.+)$/;

/** "Cannot be destroyed by card effects while you control a Fusion Monster": the condition apart, where the state settles it. */
function conditionApart(each: Instruction): Instruction {
  const { base, onlyIf, who } = whileSo.exec(each.reads ?? '')?.groups ?? {};
  if (base === undefined || onlyIf === undefined || each.onlyIf !== undefined) return each;
  if (protectionIn(base) === undefined || (who !== undefined && each.what !== 'this')) return each;
  const holds = eitherOf(onlyIf);
  return holds === null ? each : { ...each, reads: base, onlyIf, holds };
}

/** What is not done to a card, in words of which not all is read. */
const keeping = kindsOf('kept-in-part', keptDeeds);
const position =
  '(?:battle positions? (?:also )?cannot be changed\\b|cannot (?:[\\w ]+ or )?change (?:its|their|his|the) battle positions?\\b)';
const positions = new RegExp(`\\b${position}`, 'i');
/** What a text says of its own card alone, mostly for the turns after it has attacked. */
const ofOwn = /^(?:this card's\b|if this card attack|it\b)/i;
const afterAttack = /\bif this card attack|\buntil (?:the )?end/i;

/** "All face-up monsters on the field are changed to Attack Position and their battle positions cannot be changed." */
const ofAll = /^all (?<up>face-up )?monsters (?:on the field )?are changed\b/i;

/** "Cannot change its battle position", "cannot attack or change ...", "their battle positions cannot be changed". */
function repositions({
  do: verb,
  reads = '',
  until,
  what,
  onlyIf = '',
}: Instruction): Protection | undefined {
  if (!positions.test(reads)) return undefined;
  const own =
    verb === 'described'
      ? ofOwn.test(reads)
      : what === 'this'
        ? afterAttack.test(onlyIf)
        : pointingWords(what) !== undefined;
  const after = own && (until !== undefined || afterAttack.test(reads));
  return {
    from: ['reposition'],
    ...(after
      ? { afterAttack: true }
      : verb === 'described' || (until === undefined && /\buntil\b/.test(reads))
        ? { partly: true }
        : {}),
  };
}

const ofPlayers = /^(?:you|your opponent|neither player) (?:cannot|can) (?:target|Tribute (?!Summon))/i;
const notTargeted = /\bas an attack target\b|\bdo(?:es)? not target/i;

/** What words keep from being done to a card in cases that no field says; undefined where they keep it from nothing. */
export function partlyKept(words: string): Protection | undefined {
  const from = keeping.flatMap(([form, deed]) =>
    form.test(words) && (deed !== 'target' || !notTargeted.test(words)) ? [deed] : [],
  );
  return from.length === 0 ? undefined : { from, partly: true };
}

/** Are these cards that a text points at, or monsters of which it says that they cannot activate their effects? */
function isOfCards({ what, reads = '' }: Instruction): boolean {
  if (isDescribed(what)) return what.from !== undefined && !/\bbe activated\b/.test(reads);
  return typeof what === 'object' && 'reads' in what
    ? /^(?:it|they|(?:that|those|the (?:targeted|selected|chosen)) [\w/ ]+|your opponent's monsters)$/i.test(
        what.reads,
      )
    : what !== undefined;
}

/** "Control of this face-up card on the field cannot switch": while it is face-up there, as all that it says. */
const controlStays =
  /^(?:As long as this card remains face-up on the field, )?control of this (?:face-up )?card(?: on the field)? cannot switch\.?$/i;
const ofControl = (each: Instruction): Instruction =>
  each.do === 'described' && each.onlyIf === undefined && controlStays.test(each.reads ?? '')
    ? {
        do: 'change-status',
        what: 'this',
        touches: ['control'],
        denies: true,
        reads: 'cannot switch control',
      }
    : each;

/** An instruction with what it keeps from being done to its cards, where its words say that in a known form. */
export function withProtection(said: Instruction): Instruction {
  const whole = ofControl(said);
  return withKept(
    tellsOf.has(whole.do) && protectionIn(whole.reads ?? '') === undefined ? conditionApart(whole) : whole,
  );
}

function withKept(each: Instruction): Instruction {
  const { do: verb, reads = '', what } = each;
  const said = tellsOf.has(verb) ? (protectionIn(reads) ?? repositions(each)) : undefined;
  const meant = what === undefined ? { ...each, ...pointedAt(reads) } : each;
  const protects = said?.from.includes('activate') && !isOfCards(meant) ? undefined : said;
  if (protects === undefined) {
    const ofCards =
      verb === 'restrict' ? ofPlayers.test(reads) : verb === 'change-status' || verb === 'described';
    const partly = ofCards && each.bans === undefined ? (repositions(each) ?? partlyKept(reads)) : undefined;
    if (partly === undefined) return each;
    const all = partly.from.includes('reposition') ? ofAll.exec(reads) : null;
    if (all === null) return { ...each, protects: partly };
    const filter = {
      cardType: 'monster' as const,
      ...(all.groups?.['up'] === undefined ? {} : { faceUp: true }),
    };
    return {
      ...each,
      what: { count: 'all', from: ['monster-zone'], filter },
      protects: { from: ['reposition'] },
    };
  }
  return { ...each, ...(what === undefined ? pointedAt(reads) : {}), protects };
}
