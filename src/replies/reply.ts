import type { PictureView } from '../pictures/view.ts';
import type { Choice } from '../platform/problem.ts';
import type { Citation } from '../rulebook/citations.ts';

/** What a reply says. All texts are plain: each renderer escapes them for its own medium. */
export interface Reply {
  /** The colour and the mark of the reply: a verdict, one that hangs on something, a value, information, or an error. */
  readonly tone: 'yes' | 'no' | 'unless' | 'value' | 'open' | 'info' | 'error';
  /** The verdict word or the name of the thing: `Yes`, `Cannot tell`, `Dandylion`. */
  readonly title: string;
  /** The language of its labels, as Discord names it (`de`, `pt-BR`); English where it is left out. */
  readonly locale?: string;
  /** How much of it an embed shows: 0 at a glance, 1 (or left out) the whole, 2 and on what did not fit before. */
  readonly part?: number;
  /** One sentence that says why. */
  readonly lead?: string;
  readonly sections?: readonly Section[];
  readonly sources?: readonly Citation[];
  readonly footer?: string;
  /** What can be picked next: "did you mean", sub-rules, the pages before and after. At most 25 are shown. */
  readonly choices?: readonly Choice[];
  /** A longer list to pick one of: related rules. */
  readonly menu?: Menu;
  /** A picture that shows it: painted on Discord, told in words elsewhere. */
  readonly picture?: PictureView;
  /** Of a ruling: the slash line that rules on the same situation again. */
  readonly recalledBy?: string;
  /** The address of a small picture beside it, where pictures are shown. */
  readonly thumbnail?: string;
}

/** The row of the buttons that show pictures. */
export const picturesRow = 'pictures';

/** A list to pick from: a select on Discord, lines to copy in the console. At most 25 choices are shown. */
export interface Menu {
  /** What the choices are, shown while none is picked: `Related rules`. */
  readonly heading: string;
  readonly choices: readonly MenuChoice[];
  /** Worth a select, but no lines to copy: left out where menus are lines. */
  readonly selectOnly?: true;
}

export interface MenuChoice extends Choice {
  /** What it is about, in a few words; shown where there is room for it. */
  readonly detail?: string;
}

export type Section = LineSection | TableSection;

export interface LineSection {
  readonly heading: string;
  /** `steps` are numbered, `list` is bulleted, `facts` are short values side by side. */
  readonly style: 'steps' | 'list' | 'facts' | 'text';
  readonly lines: readonly Line[];
}

/** A table: in columns where they fit, else each row as one line that names its cells. */
export interface TableSection {
  readonly heading: string;
  readonly style: 'table';
  readonly columns: readonly string[];
  /** The cells of each row, by column. */
  readonly rows: readonly (readonly string[])[];
}

export interface Line {
  readonly text: string;
  /** Where an embed shows it: `glance` or `whole` alone; left out: everywhere. */
  readonly only?: 'glance' | 'whole';
  /** The line that decides; shown strong, with its mark in words (`missed the timing`). */
  readonly mark?: string;
  /** Stretches of the text that decide, in order, without overlap; shown strong. Not in `text` sections. */
  readonly strong?: readonly (readonly [from: number, to: number])[];
  /** What stands before the text: of `facts` the name of the value. */
  readonly label?: string;
  /** Where the label leads. */
  readonly url?: string;
}

/** The title of a source as both renderers show it, with what speaks against trusting it. */
export const sourceTitle = ({ title, kind, withdrawn }: Citation): string =>
  [
    title,
    ...(kind === 'unofficial' ? ['(unofficial)'] : []),
    ...(withdrawn === true ? ['(withdrawn)'] : []),
  ].join(' ');
