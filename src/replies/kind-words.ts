import type { Part } from '../card-model/part.ts';

/** The heading of an effect of a card: its number and its kind. */
export const kindHeading = /^(\d+\. )(.+)$/s;

/** What kind of effect a part is, as rulebooks call it. */
export function kindWords(part: Part): string {
  switch (part.kind) {
    case 'ignition':
      return 'Ignition Effect';
    case 'quick':
      return 'Quick Effect';
    case 'trigger':
      return 'Trigger Effect';
    case 'flip':
      return 'Flip Effect';
    case 'activation':
      return 'Activation of the card';
    case 'continuous':
      return 'Continuous Effect';
    case 'unclassified':
      return 'Unclassified effect';
    case 'unread':
      return 'Not read';
    case 'not-an-effect':
      return 'Text that is not an effect';
  }
}
