import { z } from 'zod';
import said from '../../../data/lexicon/deeds.json' with { type: 'json' };
import { verbs } from '../../card-model/verbs.ts';
import { eventNames } from '../../vocabulary/events.ts';

const ofText = z.record(z.string(), z.array(z.literal(verbs)).readonly());
const deeds = z.record(
  z.string(),
  z.strictObject({ event: z.enum(eventNames), verbs: z.array(z.literal(verbs)).readonly() }).readonly(),
);

/**
 * What players' verbs do to cards, whatever the rest of the sentence says or by where they go; the verbs of card text for
 * those that happen to no card, for changes of a battle, and that name an effect ("its search"); and the events that name
 * one which answers them ("its discard trigger").
 */
export const { plainDeeds, toPlace, otherVerbs, inBattle, namedBy, answeredBy } = z
  .strictObject({
    plainDeeds: deeds,
    toPlace: deeds,
    otherVerbs: ofText,
    inBattle: ofText,
    namedBy: ofText,
    answeredBy: z.record(z.string(), z.array(z.enum(eventNames)).readonly()),
  })
  .parse(said);
