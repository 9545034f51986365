import type { ModelReader } from '../ask/language-model/model-reader.ts';
import type { ListedCatalogue } from '../cards/catalogue.ts';
import { atOnce, inTurns, type Pausing } from '../platform/cooperative.ts';
import type { Log } from '../platform/log.ts';
import { type Failed, type Problem, problemOf, type Result } from '../platform/problem.ts';
import type { EnglishQas } from '../qa/english.ts';
import type { QaShelf } from '../qa/repository.ts';
import type { Reply } from '../replies/reply.ts';
import type { Citation } from '../rulebook/citations.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Ruling, RulingInWords } from '../situations/ruling.ts';
import type { RuleTables } from '../situations/tables.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { HouseNotes } from '../storage/house-notes.ts';
import type { Settings } from '../storage/settings.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';

/** What commands work with. Made once at the start, by src/app/app.ts. */
export interface Services {
  readonly rulebook: Rulebook;
  /** The rulings of data/rulings, each decided by a rule of the rulebook. */
  readonly rulings: readonly Ruling[];
  /** Further recorded rulings, in words alone. */
  readonly rulingsInWords: readonly RulingInWords[];
  /** The tables of the rulebook that the engine plays by. */
  readonly tables: RuleTables;
  readonly catalogue: ListedCatalogue;
  /** Lines that show what can be asked, one or more a command. */
  readonly examples: readonly string[];
  readonly settings: Settings;
  readonly notes: HouseNotes;
  /** Posts a reply to a channel; only on Discord. */
  readonly post?: (channelId: string, reply: Reply) => Promise<Result<void>>;
  /** Where the index of official Q&As is, if there is one. */
  readonly qas: QaShelf;
  /** The English texts of official Q&As. */
  readonly englishQas: EnglishQas;
  /** Reads plain words that the grammar does not, where the host has a language model. */
  readonly modelReader?: ModelReader;
  /** Told where the engine and a recorded ruling say different things. */
  readonly log?: Log;
  /** Where pictures of cards are, with `{password}` for the passcode; left out: none are shown. */
  readonly cardImageUrl?: string;
}

/** Who asks, and where. */
export interface Asker {
  /** The Discord server, or undefined in direct messages and the console. */
  readonly guildId?: string;
  /** Who it is on Discord. */
  readonly user?: { readonly id: string; readonly name: string };
  /** May change the server's settings (Manage Server; the console always may). */
  readonly mayManage: boolean;
  /** May keep house notes: has the role of the server's moderators, or may manage the server. */
  readonly mayModerate?: boolean;
  /** The channel that this server has rulings posted to that are flagged as wrong. */
  readonly logChannel?: string;
  /** Answers are for the asker alone, as the server has it there. */
  readonly privately?: boolean;
  /** The ruleset to rule by where the line does not say. */
  readonly ruleset: Ruleset;
  /** Which language they read, as Discord names it (`de`, `pt-BR`); English where it is left out. */
  readonly locale?: string;
}

/** One thing that can be picked while typing: what is shown, and what is put into the option. */
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** Suggestions at once, or made in parts between which others can be answered. */
export type Suggestions = readonly Suggestion[] | Pausing<readonly Suggestion[]>;

/** An option of a slash command, as constant data. */
export interface OptionSpec {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  /** `list` has commas between its items, `channel` and `role` are ids, `file` is the text of an attached file. */
  readonly type: 'text' | 'integer' | 'list' | 'channel' | 'role' | 'file';
  readonly min?: number;
  readonly max?: number;
  /** A short closed list (at most 25), shown as choices. */
  readonly choices?: readonly Suggestion[];
  /** Suggestions while typing, for a reader of a language; at most 25 are shown. Whoever shows them may be told to wait in parts. */
  readonly suggest?: (typed: string, services: Services, locale?: string) => Suggestions;
}

/** A form to fill in, for one option with a text of several lines. */
export interface FormSpec {
  /** The option that it asks for. */
  readonly option: string;
  readonly title: string;
  /** What is to be written. */
  readonly label: string;
  /** What stands in it at first. */
  readonly template: string;
  /** How a text stands in it: one thing a line. */
  layOut(text: string): string;
  /** It asks for one thing more of a line: a choice opens it, and the answer takes the place of its message. */
  readonly goesOn?: true;
}

/** A command as it stands among the apps of a message. */
export interface OnMessage {
  /** What it is called there, in at most 32 characters. */
  readonly name: string;
  /** The option that the text of the message is given to. */
  readonly option: string;
  /** What messages that mention the bot are given to it: those that ask something, or those that name cards alone. */
  readonly mentioned?: 'question' | 'cards';
}

/** The options as given: by name, checked against their specs. */
export type OptionValues = Readonly<Record<string, string | number | undefined>>;

/** What a command answers: a reply to show, with the verdict behind it where it ruled. */
export interface Answered {
  readonly ok: true;
  readonly reply: Reply;
  readonly verdict?: Verdict;
  /** Official Q&As for the cards and the question, best first, put there by `withOfficialQas`; left out without cards. */
  readonly officialQas?: readonly OfficialQa[];
  /** Recorded rulings on the same cards, best first; put beside it as those are. */
  readonly rulings?: readonly RecordedRuling[];
  /** Fetches what the reply is without, such as a text in English: true where answering again shows more. Never fails. */
  readonly complete?: () => Promise<boolean>;
}

/** That, or what was wrong: a failed result is an outcome as it is. */
export type Outcome = Answered | Failed;

/** A recorded ruling beside a verdict, as `ask --json` gives it. */
export interface RecordedRuling {
  readonly id: string;
  readonly answer: string;
  readonly source: Pick<Citation, 'title' | 'url' | 'section'>;
}

/** An official Q&A beside a verdict, as `ask --json` gives it. */
export interface OfficialQa {
  readonly number: number;
  readonly date: string;
  readonly url: string;
  /** The names of the cards that it mentions. */
  readonly cards: readonly string[];
  /** As it was published, where the text was read. */
  readonly title?: string;
}

/** A slash command: constant data, and a thin function from its options to an outcome. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionSpec[];
  /** Only shown to those who may manage the server, and not in direct messages. */
  readonly forManagers?: true;
  /** Only shown to those who may manage messages, and not in direct messages; who may use it, the command says. */
  readonly forModerators?: true;
  /** Shown to the asker alone. */
  readonly quiet?: true;
  /** The option that takes a question in plain words: the cards that it names are looked up beside the answer. */
  readonly words?: string;
  /** On Discord, where the option is left out, it is asked for by a form. */
  readonly form?: FormSpec;
  /** On Discord, the command can also be used on a message: its text is given to an option. */
  readonly onMessage?: OnMessage;
  run(options: OptionValues, asker: Asker, services: Services): Promise<Outcome> | Outcome;
}

/** What was suggested, where nobody else waits. */
export const suggestedAtOnce = (made: Suggestions): readonly Suggestion[] =>
  'next' in made ? atOnce(made) : made;

/** What was suggested, made so that others are answered between its parts. */
export const suggestedInTurns = async (made: Suggestions): Promise<readonly Suggestion[]> =>
  'next' in made ? await inTurns(made) : made;

/** What is told to somebody who may not use a command for managers. */
export const managersOnly = ({ name }: Command): Problem => problemOf('managers-only', `/${name}`);
