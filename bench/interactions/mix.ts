import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { commands } from '../../commands/index.ts';
import { readLine } from '../../src/commands/line/line.ts';
import {
  buttonData,
  commandData,
  interactionBase,
  messageCommandData,
  pressedMessage,
} from '../../test/support/discord-stand-in/interaction-payloads.ts';

const APPLICATION = '200000000000000001';
const examplesFile = path.join(import.meta.dirname, '../../data/examples.json');

/** One sort of use: the type of the interaction and what is in it. */
interface Use {
  readonly type: number;
  readonly data: object;
  readonly message?: object;
}

/** The use of a slash line. */
function slashUse(line: string): Use {
  const read = readLine(line, commands);
  if (!read.ok) throw new Error(`${line}: ${read.problem.expected}`);
  const { command, values } = read.value;
  const options = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const [name = '', sub] = command.name.split(' ');
  const use = { name, ...(sub === undefined ? {} : { sub }), options: Object.fromEntries(options) };
  return { type: 2, data: commandData(use) };
}

const told =
  'I activate Monster Reincarnation, discarding Dandylion, and add Dandylion back to my hand. Does Dandylion trigger?';

const typing = (name: string, option: string, typed: string): Use => ({
  type: 4,
  data: commandData({ name, options: { [option]: typed } }, option),
});

const press = (customId: string): Use => ({
  type: 3,
  data: buttonData(customId),
  message: pressedMessage(APPLICATION),
});

/** The full mix: every example of /help once, commands on messages, buttons, and as much typing as all of them. */
export function mix(): readonly Use[] {
  const examples = z.array(z.string()).parse(JSON.parse(readFileSync(examplesFile, 'utf8')));
  const uses = [
    ...examples.map(slashUse),
    slashUse('/help'),
    { type: 2, data: messageCommandData(APPLICATION, 'Rule on this message', told) },
    { type: 2, data: messageCommandData(APPLICATION, 'Read these cards', told) },
    press('1>/rule number:3.01.8 page:2'),
    press('1/card name:"Harpie Queen"'),
    press('1/timing card:Dandylion event:sent-to-gy as:cost then:added-to-hand'),
  ];
  const keystrokes = ['d', 'dark', 'harpie q', 'stardust', 'monster rei'].flatMap((typed) => [
    typing('timing', 'card', typed),
    typing('card', 'name', typed),
    typing('ruling', 'question', typed),
  ]);
  return [...uses, ...keystrokes, typing('timing', 'event', 'sent')];
}

/** Ids begin with it: an interaction of another run would be one that comes again. */
const began = Date.now();

/** The nth interaction, of a user and in a server of its own: nobody meets a cooldown. */
export function interaction({ type, data, message }: Use, number: number): object {
  const place = {
    guildId: String(3 * 10 ** 17 + number),
    userId: String(5 * 10 ** 17 + number),
    permissions: '32',
  };
  return {
    ...interactionBase(APPLICATION, `${began}${String(number).padStart(6, '0')}`, `token-${number}`, place),
    type,
    data,
    ...(message === undefined ? {} : { message }),
  };
}
