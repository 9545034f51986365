import { runBot } from './bot.ts';
import { exitStatus } from './boundary.ts';
import { runConsole } from './console.ts';
import { printFailure } from './outcome.ts';
import { runProgram } from './program.ts';
import { showsColors } from './streams.ts';
import { wiring } from './wiring.ts';

/** `npm start`: the bot where there is a DISCORD_TOKEN, a console where there is none. */
await runProgram(async (start) => {
  const { config, log, streams } = start;
  const opened = await wiring.openApp(config, log);
  if (!opened.ok) return printFailure(opened.problem, false, streams);
  const app = opened.value;
  try {
    if (config.discordToken !== undefined) return await runBot(app, start, wiring);
    await runConsole({ ...app, ...streams, color: showsColors(streams.output), log });
    return exitStatus.answered;
  } finally {
    await app.close();
  }
});
