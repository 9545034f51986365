import type { Command } from '../src/commands/command.ts';
import { rulesets } from '../src/vocabulary/rulesets.ts';

const [tcg, ocg] = rulesets;

export const settings: Command = {
  name: 'settings',
  description: "This server's settings: shows them, or changes the ruleset to rule by",
  forManagers: true,
  quiet: true,
  options: [
    {
      name: 'ruleset',
      description: 'Rule by the TCG or the OCG where a question does not say',
      type: 'text',
      choices: [
        { name: 'TCG', value: tcg },
        { name: 'OCG', value: ocg },
      ],
    },
  ],
  async run(values, asker, services) {
    const server = asker.guildId;
    if (server === undefined) {
      const expected = 'must be used in a server: direct messages have no settings';
      return { kind: 'problem', problem: { code: 'no-server', found: '/settings', expected } };
    }
    const wanted = rulesets.find((each) => each === values.ruleset);
    if (wanted !== undefined) await services.settings.write(server, { ruleset: wanted });
    const { ruleset } = await services.settings.read(server);
    return {
      kind: 'answer',
      reply: {
        tone: 'info',
        title: wanted === undefined ? 'Settings' : 'Settings kept',
        sections: [
          { heading: 'Settings', style: 'facts', lines: [{ label: 'Ruleset', text: ruleset.toUpperCase() }] },
        ],
        footer: 'change with /settings ruleset:tcg or ruleset:ocg',
      },
    };
  },
};
