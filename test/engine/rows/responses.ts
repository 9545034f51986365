import { activate, duel } from '../../support/duels.ts';
import { draws } from './activation-cards.ts';
import {
  activated,
  answers,
  chained,
  chosen,
  errand,
  fromDeck,
  fusing,
  milling,
  newt,
  no,
  open,
  search,
  smash,
  theirs,
  toCard,
  toLink,
  yes,
} from './response-cards.ts';
import type { Row } from './row.ts';

/** What may be chained to an activation: by whom it is, of what it is, what it does and targets. */
export const responses: readonly Row[] = [
  theirs('a Spell Card is activated, not an effect', chained(toCard, errand([draws])), 'yes', yes),
  theirs('the effect of a monster is no activation of the card', chained(toCard, newt([draws])), 'no', no),
  theirs(
    'it was not said what of a Spell Card was activated',
    duel({ x: toCard }, activate('spell')),
    'cannot tell',
    open,
  ),
  theirs('it searches the Deck', chained(fromDeck, errand([search])), 'yes', yes),
  theirs('a draw adds a card from the Deck', chained(fromDeck, errand([draws])), 'yes', yes),
  theirs(
    'it adds a card from the GY',
    chained(fromDeck, errand([{ do: 'add-to-hand', what: { count: 1, from: ['gy'] } }])),
    'no',
    no,
  ),
  theirs(
    'a Fusion Summon with materials from the Deck sends them to the GY',
    chained(milling, errand([fusing('using monsters from your hand or Deck')])),
    'yes',
    yes,
  ),
  theirs(
    'one with materials from elsewhere does not',
    chained(milling, errand([fusing('using monsters from your hand or Extra Deck')])),
    'no',
    no,
  ),
  theirs(
    'one that does something else with them may, or may not',
    chained(milling, errand([fusing('using monsters from your Deck that are then banished')])),
    'cannot tell',
    open,
  ),
  theirs('it does something else', chained(fromDeck, errand([{ do: 'gain-lp', amount: 500 }])), 'no', no),
  theirs(
    'what it does was not read',
    chained(fromDeck, errand([{ do: 'described', reads: 'something strange' }])),
    'cannot tell',
    open,
  ),
  theirs(
    'what is searched for was targeted',
    chained(
      fromDeck,
      errand([{ do: 'add-to-hand', what: { target: 0 } }], { targets: [{ count: 1, from: ['gy'] }] }),
    ),
    'no',
    no,
  ),
  theirs(
    'of two effects to choose from only the search can do anything',
    chained(
      fromDeck,
      errand([
        { do: 'destroy', what: { count: 1, from: ['pendulum-zone'] }, ...chosen },
        { ...search, ...chosen },
      ]),
    ),
    'yes',
    yes,
  ),
  theirs(
    'of two effects to choose from either can be meant',
    chained(
      fromDeck,
      errand([
        { ...smash, ...chosen },
        { ...search, ...chosen },
      ]),
    ),
    'cannot tell',
    open,
  ),
  theirs(
    'it targets a monster of the one who answers',
    chained(
      toLink({ targets: { cardType: 'monster', controller: 'you' } }),
      errand([], { targets: [{ count: 1 }] }),
      { targets: ['y'] },
    ),
    'yes',
    yes,
  ),
  theirs(
    'it targets another monster',
    chained(
      toLink({ targets: { cardType: 'monster', controller: 'opponent' } }),
      errand([], { targets: [{ count: 1 }] }),
      { targets: ['y'] },
    ),
    'no',
    no,
  ),
  theirs(
    'it targets nothing',
    chained(toLink({ targets: { cardType: 'monster' } }), errand([draws])),
    'no',
    no,
  ),
  theirs(
    'what it targets was not said',
    chained(toLink({ targets: { cardType: 'monster' } }), errand([], { targets: [{ count: 1 }] })),
    'cannot tell',
    open,
  ),
  theirs(
    'in the Battle Phase only, and it is the Main Phase',
    chained(toLink({ phases: ['battle'] }), errand([draws])),
    'no',
    no,
  ),
  theirs(
    'to what an opponent activates',
    chained(answers(activated({ byWhom: 'opponent' })), errand([draws])),
    'yes',
    yes,
  ),
  theirs(
    'to what an opponent activates, and it is the own card',
    duel({ x: answers(activated({ byWhom: 'opponent' })) }, activate('theirs')),
    'no',
    no,
  ),
];
