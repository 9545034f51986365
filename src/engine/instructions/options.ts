import { type Instruction, ofChosenOption } from '../../card-model/instruction.ts';
import { defined } from '../../platform/defined.ts';
import type { Under } from './carry-out.ts';

/** Instructions without a choice among them, or the options of an offer, of which one is carried out. */
type Part = { readonly plain: readonly Instruction[] } | Offer;

interface Offer {
  readonly offer: Instruction | undefined;
  readonly options: readonly (readonly Instruction[])[];
}

/** Splits instructions into what is carried out in any case and the options of offers ("apply 1 of these effects"). */
export function withOffers(instructions: readonly Instruction[]): readonly Part[] {
  const first = instructions.findIndex(({ option }) => option !== undefined);
  if (first === -1) return [{ plain: instructions }];
  const behind = instructions.findIndex(({ option }, at) => at > first && option === undefined);
  const end = behind === -1 ? instructions.length : behind;
  const before = instructions[first - 1];
  const offer = before?.do === 'activate-one' ? before : undefined;
  const numbers = [...new Set(instructions.slice(first, end).map(({ option }) => option))];
  const options = numbers.map((number) =>
    instructions.slice(first, end).filter(({ option }) => option === number),
  );
  return [
    { plain: instructions.slice(0, offer === undefined ? first : first - 1) },
    { offer, options },
    { plain: instructions.slice(end) },
  ];
}

/** What is carried out, on what is there now: the state after it. */
type Play = (under: Under, does: readonly Instruction[]) => Under;

/**
 * The instructions of the option that is carried out: the one that was told; the only one there is; the only one that can do
 * anything (rule activation/must-be-able-to-resolve); or the only one that takes the cards that were told. Undefined: it was
 * not said.
 * @param picked the place of the option that was told, from 0
 */
export function optionTaken(
  under: Under,
  { offer, options }: Offer,
  picked: number | undefined,
  play: Play,
): readonly Instruction[] | undefined {
  if (offer !== undefined && offer.amount !== 1) return undefined;
  const all = options.map((does) => chosen(does, offer));
  if (picked !== undefined) return all[picked];
  if (all.length === 1) return all[0];
  const tried = all.map((does) => {
    const [first, ...rest] = does;
    const begins = first === undefined ? under : play(under, [asDone(first)]);
    return {
      does,
      can: begins.before !== 'nothing',
      left: rest.length === 0 ? begins : play(under, does.map(asDone)),
    };
  });
  const can = tried.filter((each) => each.can);
  if (under.told.length === 0) {
    // What was chosen when the effect was activated may be possible no longer.
    const [only, ...more] = can;
    return offer !== undefined && more.length === 0 ? only?.does : undefined;
  }
  const fewest = Math.min(...can.map(({ left }) => left.told.length));
  const [only, ...more] =
    fewest < under.told.length ? can.filter(({ left }) => left.told.length === fewest) : [];
  return more.length === 0 ? only?.does : undefined;
}

/** To see what an option takes, what is optional in it is done. */
const asDone = ({ may: _, ...each }: Instruction): Instruction => each;

/** On what condition an offer is made. */
const caseOf = ({ onlyIf, holds }: Instruction): Partial<Instruction> => ({ ...defined({ onlyIf, holds }) });

/** An option as what is carried out: what its offer says of it counts for its first part, and the others hang on that. */
const chosen = (does: readonly Instruction[], offer: Instruction | undefined): readonly Instruction[] =>
  does.map((each, at): Instruction => {
    const { option: _, onlyIf, ...rest } = each;
    const plain = onlyIf === undefined || onlyIf === ofChosenOption ? rest : { ...rest, onlyIf };
    if (offer === undefined) return plain;
    if (at === 0) {
      const { joined = plain.joined, may = plain.may } = offer;
      const inCase = onlyIf === undefined || onlyIf === ofChosenOption ? caseOf(offer) : {};
      return { ...plain, ...inCase, ...defined({ joined, may }) };
    }
    const hangs = offer.may === true && (plain.joined === undefined || plain.joined === 'also');
    return hangs ? { ...plain, joined: plain.joined === 'also' ? 'if-you-do' : 'then' } : plain;
  });

/** The options of which an effect does one as it is told, each with what it does; none where it begins with anything else. */
export function optionsOf(does: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const [before, ...rest] = withOffers(does);
  const begins = before !== undefined && 'plain' in before && before.plain.length === 0;
  const [of] = rest.filter((part) => 'options' in part);
  return begins && of !== undefined ? of.options.map((each) => chosen(each, of.offer)) : [];
}

/** Where nobody said which option it is: each of them may be, and none is carried out. */
export const unpicked = ({ offer, options }: Offer): readonly Instruction[] => [
  ...(offer === undefined ? [] : [offer]),
  ...options.flat().map(({ option: _, ...each }): Instruction => ({ onlyIf: ofChosenOption, ...each })),
];
