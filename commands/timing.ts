import type { Catalogue } from '../src/cards/catalogue.ts';
import type { Command, OptionValues } from '../src/commands/command.ts';
import {
  cardOption,
  listOf,
  type OptionPlace,
  option,
  readCard,
  readOptional,
  readWord,
  textOf,
  wordOption,
} from '../src/commands/options.ts';
import { ruled } from '../src/commands/rule-verdict.ts';
import { defined } from '../src/platform/defined.ts';
import { nearest } from '../src/platform/did-you-mean.ts';
import { ok, type Result, readEach } from '../src/platform/problem.ts';
import { ruleOnTiming, type TimingAsked } from '../src/situations/timing-verdict.ts';
import { causes } from '../src/vocabulary/causes.ts';
import { events } from '../src/vocabulary/events.ts';
import { places } from '../src/vocabulary/places.ts';

/** Causes that a person can tell; the game mechanics are what is left. */
const askedCauses = causes.ids.filter((id) => id !== 'rule');

export const timing: Command = {
  name: 'timing',
  description: 'May this card answer what happened: does it trigger, can it be activated?',
  options: [
    cardOption('card', 'The card whose effect may answer it', { required: true }),
    wordOption(
      'event',
      'What happened to it: sent-to-gy, destroyed, tributed, special-summoned ...',
      events,
      { required: true },
    ),
    option('as', 'How it came about; left out: every way that makes sense', {
      choices: askedCauses.map((value) => ({ name: causes.term(value), value })),
    }),
    option('chain-link', 'On which Chain Link (1 if left out)', { type: 'integer', min: 1, max: 20 }),
    wordOption(
      'then',
      'What happened after it in the same resolution: added-to-hand, banished, or other words',
      events,
      { type: 'list' },
    ),
    wordOption('now', 'Where the card is now: hand, GY, banished, Deck ...', places),
    wordOption('from', 'Where the card was before', places),
  ],
  run(values, asker, services) {
    const asked = readTiming(values, asker.ruleset, services.catalogue);
    if (!asked.ok) return asked;
    return ruled(ruleOnTiming(asked.value, services));
  },
};

function readTiming(
  values: OptionValues,
  ruleset: TimingAsked['ruleset'],
  catalogue: Catalogue,
): Result<TimingAsked> {
  const at = (option: string): OptionPlace => ({ command: 'timing', values, option });
  const card = readCard(catalogue, at('card'));
  if (!card.ok) return card;
  const event = readWord(events, textOf(values, 'event') ?? '', at('event'));
  if (!event.ok) return event;
  const after = readEach(listOf(values, 'then'), (item) => readThen(item, at('then')));
  if (!after.ok) return after;
  const as = readOptional(causes, at('as'));
  if (!as.ok) return as;
  const now = readOptional(places, at('now'));
  if (!now.ok) return now;
  const from = readOptional(places, at('from'));
  if (!from.ok) return from;
  const link = values['chain-link'];
  return ok({
    card: card.value,
    event: event.value,
    after: after.value,
    ruleset,
    ...defined({ as: as.value, now: now.value, from: from.value }),
    ...(typeof link === 'number' ? { chainLink: link } : {}),
  });
}

/** An event about the card; words that are like no event are a note on something else that happened. */
function readThen(item: string, place: OptionPlace): Result<TimingAsked['after'][number]> {
  const event = events.find(item);
  if (event !== undefined) return ok(event);
  return nearest(item, events.ids).length > 0 ? readWord(events, item, place) : ok({ note: item });
}
