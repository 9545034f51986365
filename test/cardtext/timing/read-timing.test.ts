import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triggerEventSchema } from '../../../src/card-model/part.ts';
import { readTiming } from '../../../src/cardtext/timing/read-timing.ts';
import { timingRows as rows } from './timing-rows.ts';

describe('a timing clause as events', () => {
  test.for(rows)('%s', ([clause, events]) => {
    expect(readTiming(clause)).toEqual(events);
  });

  test.for(rows)('%s: every event is one of the model', ([clause]) => {
    for (const event of readTiming(clause) ?? []) expect(triggerEventSchema.parse(event)).toEqual(event);
  });

  test.for([
    'If it is destroyed',
    'If those monsters are sent to the GY',
    'If you do',
    'If the wind turns',
    'sent to the GY',
    'If this card is sent to the moon',
    'If this card is destroyed by battle by battle',
    'If this card is destroyed by battle and sent to the GY, or is blown to the moon',
    '',
  ])('not read: %j', (clause) => {
    expect(readTiming(clause)).toBeNull();
  });

  test('never throws, whatever the words', () => {
    const words = rows.flatMap(([clause]) => clause.split(' '));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (all) => {
        const events = readTiming(`If ${all.join(' ')}`);
        for (const event of events ?? []) triggerEventSchema.parse(event);
      }),
    );
  });
});
