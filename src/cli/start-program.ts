import cluster from 'node:cluster';
import { beginForLoad } from './begin-for-load.ts';
import { endInTime, goOnAfterRejections, runBot } from './bot.ts';
import { wiring } from './composition-root.ts';
import { runConsoleWithCards } from './console-with-cards.ts';
import { runProcesses } from './processes.ts';
import { printFailure, runProgram } from './program.ts';

/** `npm start`: the bot, or with PROCESSES several and one that looks after them; without a token or key a console. */
await runProgram(async (start) => {
  const { config, streams } = start;
  if (config.http !== undefined) beginForLoad();
  const isBot = config.discordToken !== undefined || config.http !== undefined;
  if (isBot) endInTime();
  const log = isBot ? await wiring.openBotLog(config.logLevel) : start.log;
  if (isBot) goOnAfterRejections(log);
  if (isBot && (config.processes ?? 1) > 1 && cluster.isPrimary)
    return runProcesses({ ...start, log }, wiring);
  const opened = await wiring.openApp(config, log);
  if (!opened.ok) return printFailure(opened.problem, false, streams);
  const app = opened.value;
  try {
    if (isBot) return await runBot(app, { ...start, log }, wiring);
    return await runConsoleWithCards(app, start, wiring, process.argv.includes('--whole'));
  } finally {
    await app.close();
    // The line to the process that looks after several would keep this one there.
    if (process.connected) process.disconnect();
  }
});
