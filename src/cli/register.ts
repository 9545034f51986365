import { wiring } from './composition-root.ts';
import { printAnswer, printFailure, runProgram } from './program.ts';

/** `npm run register`: registers the slash commands with Discord, if they changed. */
await runProgram(async ({ config, log, streams }) => {
  if (config.discordToken === undefined) {
    const expected = 'must be set to register the slash commands';
    return printFailure({ code: 'no-token', found: 'DISCORD_TOKEN', expected }, false, streams);
  }
  const opened = await wiring.openApp(config, log);
  if (!opened.ok) return printFailure(opened.problem, false, streams);
  const app = opened.value;
  try {
    const registered = await wiring.registerCommands(app, config);
    if (!registered.ok) return await printFailure(registered.problem, false, streams);
    return await printAnswer(registered.value, streams);
  } finally {
    await app.close();
  }
});
