import type { App } from '../src/app/app.ts';
import { answer } from '../src/commands/answer.ts';
import { loadConfig } from '../src/platform/config.ts';
import type { Held } from './figures.ts';

const asker = { mayManage: true, ruleset: 'tcg' } as const;

/** What is asked about a card, in turn. */
const lines = [
  (name: string) => `/timing card:"${name}" event:sent-to-gy as:effect`,
  (name: string) => `/card name:"${name}"`,
  (name: string) => `/damage-step card:"${name}"`,
  (name: string) => `/summoned card:"${name}" history:sent-to-gy by:"Monster Reborn"`,
];

console.log(JSON.stringify(await measure(Number(process.argv[2]))));

/** Loads everything, then discord.js, then asks so many questions, and says what is held after each. */
async function measure(questions: number) {
  const config = loadConfig(process.env, process.cwd());
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const { openApp } = await import('../src/app/app.ts');
  const app = await openApp(config.value, () => {});
  if (!app.ok) throw new Error(JSON.stringify(app.problem));
  const { services, close } = app.value;
  const { warmUp } = await import('../src/app/warm-up.ts');
  await warmUp(services);
  const loaded = now();
  await import('../src/discord/client.ts');
  const bot = now();
  await askAboutAll(app.value, questions);
  const after = now();
  await close();
  return { loaded, bot, after };
}

/** Asks about cards of all the catalogue, evenly spread; before every question a part of the name is typed. */
async function askAboutAll({ services, commands }: App, questions: number): Promise<void> {
  const { names } = services.catalogue;
  for (let count = 0; count < questions; count += 1) {
    const name = names[Math.floor((count * names.length) / questions)]?.replaceAll('"', '') ?? '';
    services.catalogue.search(name.slice(1), 25);
    const line = lines[count % lines.length];
    if (line !== undefined) await answer(line(name), asker, services, commands);
  }
}

/** What is resident as it is; and what of the heap is in use (twice: what waits for its finalizer goes with the second). */
function now(): Held {
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  globalThis.gc?.();
  return { rss, heap: process.memoryUsage().heapUsed };
}
