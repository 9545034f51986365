import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import type { Part } from '../../../card-model/part.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay, summonWays } from '../../../vocabulary/summons.ts';

/** An instruction in words with what they say in fields as well: of Summons, of cards in the hand, of draws. */
export function withFieldsOfWords(part: Part): Part {
  if (!('does' in part)) return part;
  const does = part.does.map((each) => ({
    ...each,
    ...(part.kind === 'continuous' ? { ...summonStands(each), ...letsFromHand(each) } : {}),
    ...drawsIn(each),
  }));
  return { ...part, does };
}

const ownSummon = /^this card's (?:(?<way>[a-z]+) )?summon cannot be negated/i;

/** "This card's Synchro Summon cannot be negated": in which ways it is Summoned so. */
function summonStands({ what, reads = '' }: Instruction): Pick<Instruction, 'summonStands'> {
  const of = typeof what === 'object' && !isDescribed(what) && 'reads' in what ? `${what.reads} ` : '';
  const found = ownSummon.exec(`${of}${reads}`);
  if (found === null) return {};
  const said = found.groups?.['way']?.toLowerCase();
  return { summonStands: summonWays.ids.filter((way) => said === undefined || isSaid(way, said)) };
}

const isSaid = (way: SummonWay, said: string): boolean =>
  said === 'normal'
    ? isNormalSummon(way)
    : said === 'special'
      ? isSpecialSummon(way)
      : summonWays.term(way).toLowerCase() === `${said} summoned`;

const fromHand =
  /^you can activate (?:"(?<series>[^"]+)" )?(?<kind>Normal Trap|Trap|Spell\/Trap|Quick-Play Spell|Spell or Trap) Cards?(?:\(s\))? from your hand(?: (?:during )?(?<turn>your opponent's turn|the turn [^.]+))?\.?$/i;

/** "You can activate "..." Quick-Play Spell Cards from your hand during your opponent's turn." */
function letsFromHand({ reads = '' }: Instruction): Pick<Instruction, 'letsFromHand'> {
  const found = fromHand.exec(reads)?.groups;
  if (found === undefined) return {};
  const { series, turn } = found;
  const kind = found['kind']?.toLowerCase() ?? '';
  return {
    letsFromHand: {
      ...(series === undefined ? {} : { series }),
      cards: [
        ...(kind.includes('trap')
          ? [kind === 'normal trap' ? ('normal-trap' as const) : ('trap' as const)]
          : []),
        ...(kind.includes('spell') ? (['quick-play'] as const) : []),
      ],
      ...(turn === undefined
        ? {}
        : {
            turn:
              turn.toLowerCase() === "your opponent's turn" ? ('opponent' as const) : ('in-words' as const),
          }),
    },
  };
}

const draw = /^(?<who>each player |both players |you )?draws? (?<amount>\d+) cards?\b/i;

/** Of a sentence that begins with a draw: whose it is, and of how many cards. */
function drawsIn({ do: verb, reads = '' }: Instruction): Pick<Instruction, 'draws'> {
  const found = verb === 'described' ? draw.exec(reads)?.groups : undefined;
  if (found === undefined) return {};
  const who = found['who']?.toLowerCase().includes('player') ? 'both' : 'you';
  return { draws: { who, amount: Number(found['amount']) } };
}
