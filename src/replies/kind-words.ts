import type { Part } from '../card-model/part.ts';

/** The heading of an effect of a card: its number and its kind. */
export const kindHeading = /^(\d+\. )(.+)$/s;

/** What kind of effect a part is, as rulebooks call it. */
export const kindWords = ({ kind }: Part): string => kinds[kind];

const kinds: Readonly<Record<Part['kind'], string>> = {
  ignition: 'Ignition Effect',
  quick: 'Quick Effect',
  trigger: 'Trigger Effect',
  flip: 'Flip Effect',
  activation: 'Activation of the card',
  continuous: 'Continuous Effect',
  unclassified: 'Unclassified effect',
  unread: 'Not read',
  'not-an-effect': 'Text that is not an effect',
};
