import { speakingToAsker } from '../src/commands/askers-words.ts';
import type { Command } from '../src/commands/command.ts';
import { besideOfficialQas } from '../src/commands/library/official-qas.ts';
import { namingItsRule } from '../src/commands/related-menu.ts';
import { sayingShippedWords } from '../src/commands/shipped-words.ts';
import { showingSituation } from '../src/commands/situation-text.ts';
import { about } from './about.ts';
import { ask } from './ask.ts';
import { battle } from './battle.ts';
import { card } from './card.ts';
import { cards } from './cards.ts';
import { damageStep } from './damage-step.ts';
import { duelBuild } from './duel-build.ts';
import { duelCheck } from './duel-check.ts';
import { flag } from './flag.ts';
import { forget } from './forget.ts';
import { help } from './help.ts';
import { legal } from './legal.ts';
import { note } from './note.ts';
import { qa } from './qa.ts';
import { recall } from './recall.ts';
import { remember } from './remember.ts';
import { rule } from './rule.ts';
import { ruling } from './ruling.ts';
import { settings } from './settings.ts';
import { situation } from './situation.ts';
import { stats } from './stats.ts';
import { summoned } from './summoned.ts';
import { terms } from './terms.ts';
import { timing } from './timing.ts';

/** Every command, in the order in which help and Discord list them. */
export const commands: readonly Command[] = [
  ask,
  situation,
  timing,
  summoned,
  stats,
  battle,
  damageStep,
  remember,
  duelCheck,
  duelBuild,
  ruling,
  rule,
  terms,
  qa,
  card,
  cards,
  legal,
  recall,
  flag,
  note,
  settings,
  forget,
  help,
  about,
].map((command) =>
  speakingToAsker(sayingShippedWords(showingSituation(besideOfficialQas(namingItsRule(command))))),
);
