import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import type { Choice } from '../platform/problem.ts';
import { limits } from './limits.ts';
import { type Labels, labelsIn } from './localised.ts';
import { plainLine } from './markdown.ts';
import type { Menu, Reply } from './reply.ts';

/** A row under a message: buttons, or one select. */
export type ComponentRow =
  | APIActionRowComponent<APIButtonComponent>
  | APIActionRowComponent<APIStringSelectComponent>;

/** What picking a choice does, as its button's custom_id or its option's value. */
export type CustomIds = ReadonlyMap<Choice, string>;

/** The custom_id of the select. What is picked stands in the value of the option, so it says nothing. */
const selectId = 'menu';

/** The choices of a reply that get a place under its message: as many as can be shown. */
export const shownChoices = ({ choices = [], menu }: Reply): readonly Choice[] => [
  ...choices.slice(0, limits.rows * limits.buttonsPerRow),
  ...(menu?.choices ?? []).slice(0, limits.options),
];

/** The rows under the message: the choices as buttons, then the menu as a select. */
export const componentRows = (
  { choices = [], menu, locale }: Reply,
  customIds: CustomIds,
): readonly ComponentRow[] => {
  const labels = labelsIn(locale);
  const select =
    menu === undefined ? [] : selectRow({ ...menu, heading: labels.heading(menu.heading) }, customIds);
  return [...buttonRows(choices, customIds, labels, limits.rows - select.length), ...select];
};

interface Button {
  readonly turns: boolean;
  readonly row: string | undefined;
  readonly button: APIButtonComponent;
}

/** Buttons in rows of five, with rows of their own for pages and named rows; of too many the last others are left out. */
const buttonRows = (
  choices: readonly Choice[],
  customIds: CustomIds,
  labels: Labels,
  most: number,
): readonly APIActionRowComponent<APIButtonComponent>[] => {
  const rows = runs(uniqueButtons(choices, customIds, labels)).flatMap((run) =>
    chunks(run, limits.buttonsPerRow),
  );
  while (rows.length > most) {
    const last = rows.findLastIndex((row) => row.every(({ turns }) => !turns));
    rows.splice(last, 1);
  }
  return rows.map((row) => rowOf(row.map(({ button }) => button)));
};

/** What a choice does, by all that its custom_id says of it. */
const doing = ({ line, opens, part }: Choice): string => `${opens ? 'form' : (part ?? '')} ${line}`;

/** A button for each thing to do and custom_id, labelled as the first choice that has it. */
const uniqueButtons = (
  choices: readonly Choice[],
  customIds: CustomIds,
  labels: Labels,
): readonly Button[] => {
  const done = new Set<string>();
  const ids = new Set<string>();
  const label = uniqueLabels(limits.buttonLabel);
  return choices.flatMap((choice) => {
    const customId = customIds.get(choice);
    if (customId === undefined || ids.has(customId) || done.has(doing(choice))) return [];
    ids.add(customId);
    done.add(doing(choice));
    const button: APIButtonComponent = {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      custom_id: customId,
      label: label(labels.button(choice.label)),
    };
    return [{ turns: choice.turns ?? false, row: choice.row, button }];
  });
};

/** The buttons in their order, split wherever two rows meet, or page turns and others that no row was named for. */
const runs = (buttons: readonly Button[]): readonly (readonly Button[])[] => {
  const split: Button[][] = [];
  for (const button of buttons) {
    const last = split.at(-1);
    const [first] = last ?? [];
    const together = first?.row === button.row && (button.row !== undefined || first?.turns === button.turns);
    if (last !== undefined && together) last.push(button);
    else split.push([button]);
  }
  return split;
};

const selectRow = (
  { heading, choices }: Menu,
  customIds: CustomIds,
): readonly APIActionRowComponent<APIStringSelectComponent>[] => {
  const options = new Map<string, APISelectMenuOption>();
  const label = uniqueLabels(limits.optionLabel);
  for (const choice of choices) {
    const value = customIds.get(choice);
    if (value === undefined || options.has(value)) continue;
    if (options.size === limits.options) break;
    const description = plainLine(choice.detail ?? '', limits.optionDetail);
    options.set(value, { label: label(choice.label), value, ...(description === '' ? {} : { description }) });
  }
  if (options.size === 0) return [];
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: selectId,
    placeholder: plainLine(heading, limits.selectHeading) || '…',
    options: [...options.values()],
  };
  return [rowOf([select])];
};

const rowOf = <T extends APIButtonComponent | APIStringSelectComponent>(components: T[]) => ({
  type: ComponentType.ActionRow as const,
  components,
});

/** Makes labels of at most `length` characters, numbered where another one is already the same. */
const uniqueLabels = (length: number): ((label: string) => string) => {
  const taken = new Set<string>();
  return (label) => {
    const plain = plainLine(label, length) || '…';
    let unique = plain;
    for (let number = 2; taken.has(unique); number += 1) {
      unique = `${plainLine(label, length - 5) || '…'} (${number})`;
    }
    taken.add(unique);
    return unique;
  };
};

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
