import type { Command } from '../../src/commands/command.ts';
import { readLine } from '../../src/commands/line/line.ts';
import { exampleLine } from '../../src/commands/option-values.ts';
import type { Exchange } from '../../test/support/discord-stand-in/exchange.ts';
import { guildId } from '../../test/support/discord-stand-in/interaction-payloads.ts';
import type { DiscordStandIn } from '../../test/support/discord-stand-in/stand-in.ts';
import { hostileTexts } from '../../test/support/hostile-texts.ts';

/** A use of the bot that is meant to harm it: what it is, and what does it. */
export interface HostileUse {
  readonly what: string;
  use(discord: DiscordStandIn): Exchange;
}

/** How long a text is, in characters: as people ask, as plain words may be, as a line, and as Discord lets them. */
const LENGTHS = [200, 1500, 4000, 6000];
/** What a form takes at most. */
const FORM = 4000;
const from = { guildId, permissions: '32' } as const;

/** Custom ids that nobody was given: signs of every kind before what was typed. */
const forged = (text: string): readonly string[] =>
  [
    '1',
    '1>',
    '1>9',
    '1?',
    '1#',
    '1>#',
    '2',
    '',
    '1/settings ruleset:ocg ',
    '1/duel build card:',
    '1/ask text:',
  ].map((sign) => `${sign}${text}`.slice(0, 100) || 'x');

/** Every hostile text in every option, typed and sent, in forms, on messages, and in forged buttons and selects. */
export function hostileUses(commands: readonly Command[]): readonly HostileUse[] {
  const texts = LENGTHS.flatMap((length) => hostileTexts(length));
  return texts.flatMap(([what, text]) => [
    ...commands.flatMap((command) => usesOf(command, what, text)),
    ...forged(text).flatMap((customId): readonly HostileUse[] => [
      { what: `a forged button: ${what}`, use: (discord) => discord.press(customId) },
      { what: `a forged option: ${what}`, use: (discord) => discord.pick('1', customId) },
      {
        what: `a forged form: ${what}`,
        use: (discord) => discord.submit(customId, 'text', text.slice(0, FORM)),
      },
    ]),
  ]);
}

function usesOf(command: Command, what: string, text: string): readonly HostileUse[] {
  const example = readLine(exampleLine(command), [command]);
  const values = example.ok ? example.value.values : {};
  const [name = '', sub] = command.name.split(' ');
  const slash = (option: string) => ({
    name,
    ...(sub === undefined ? {} : { sub }),
    options: Object.fromEntries(
      Object.entries({ ...values, [option]: text }).filter(([, value]) => value !== undefined),
    ) as Readonly<Record<string, string | number>>,
    from,
  });
  const { form, onMessage } = command;
  return [
    ...command.options
      .filter(({ type }) => type === 'text' || type === 'list')
      .flatMap((option): readonly HostileUse[] => [
        {
          what: `/${command.name} ${option.name}: ${what}`,
          use: (discord) => discord.slash(slash(option.name)),
        },
        ...(option.suggest === undefined
          ? []
          : [
              {
                what: `typing in /${command.name} ${option.name}: ${what}`,
                use: (discord: DiscordStandIn) => discord.autocomplete(slash(option.name), option.name),
              },
            ]),
      ]),
    ...(form === undefined
      ? []
      : [
          {
            what: `the form of /${command.name}: ${what}`,
            use: (discord: DiscordStandIn) =>
              discord.submit(command.name, form.option, text.slice(0, FORM), from),
          },
        ]),
    ...(onMessage === undefined
      ? []
      : [
          {
            what: `"${onMessage.name}": ${what}`,
            use: (discord: DiscordStandIn) => discord.onMessage(onMessage.name, text.slice(0, FORM), from),
          },
        ]),
  ];
}
