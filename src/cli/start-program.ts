import { runBot } from './bot.ts';
import { runConsoleWithCards } from './console-with-cards.ts';
import { printFailure } from './outcome.ts';
import { runProgram } from './program.ts';
import { wiring } from './wiring.ts';

/** `npm start`: the bot where there is a DISCORD_TOKEN or a DISCORD_PUBLIC_KEY, else a console. */
await runProgram(async (start) => {
  const { config, log, streams } = start;
  const opened = await wiring.openApp(config, log);
  if (!opened.ok) return printFailure(opened.problem, false, streams);
  const app = opened.value;
  try {
    if (config.discordToken !== undefined || config.http !== undefined)
      return await runBot(app, start, wiring);
    return await runConsoleWithCards(app, start, wiring);
  } finally {
    await app.close();
  }
});
