import type { CardModel } from '../../effects/card-model.ts';
import { isDescribed } from '../../effects/instruction.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';

const insteadOf =
  /^can i (?:use|shuffle|fuse) (?<what>[^#?]+?) (?:instead of|in place of|rather than) (?:a |the )?(?<ref>#\d)\?$/;
const forThat = /^(?:i activate |using |with )?(?:#\d )(?:for|to (?:fusion )?summon|into) #\d\.$/;

/**
 * A Fusion Summon of a monster "that mentions X as material" uses X: what the monster lists as another choice for it is not
 * used instead (rule fusion-summon/mentioned-card).
 */
export const namedMaterial: EveryWordPrinciple = ({ cards, told, question }) => {
  const { what, ref } = insteadOf.exec(question)?.groups ?? {};
  const named = cards.find((each) => each.ref === ref);
  if (what === undefined || named === undefined || cards.length !== 3 || !forThat.test(told))
    return undefined;
  const effect = cards.find(({ model }) => mentioned(model).length > 0);
  const fusion = cards.find((each) => each !== effect && each !== named);
  if (effect === undefined || fusion === undefined) return undefined;
  const names = mentioned(effect.model);
  const choices = otherChoices(fusion.model, named.model.name);
  const isChoice = choices.some((each) => bare(each) === bare(what));
  // Another of the names that the effect asks for would do.
  if (!names.includes(named.model.name) || !isChoice || names.some((each) => bare(what).includes(bare(each))))
    return undefined;
  const part = effect.model.parts.find((each) => each.kind === 'activation' || each.kind === 'ignition');
  return ruled(
    'no',
    'fusion-summon/mentioned-card',
    `${effect.model.name} Summons a monster that mentions ${named.model.name}, which has to be among the materials`,
    part === undefined ? [] : [{ model: effect.model, part }],
  );
};

const mentions = /\bmentions (?<names>"[^"]+"(?:(?:,| or|, or) "[^"]+")*) as material/;

/** The names that a monster must mention for an effect of the card to Fusion Summon it. */
const mentioned = ({ parts }: CardModel): readonly string[] =>
  parts.flatMap((part) =>
    'does' in part
      ? part.does.flatMap(({ do: verb, what }) => {
          const words = verb === 'fusion-summon' && isDescribed(what) ? (what.filter.reads ?? '') : '';
          return [...(mentions.exec(words)?.groups?.['names'] ?? '').matchAll(/"([^"]+)"/g)].map(
            ([, name = '']) => name,
          );
        })
      : [],
  );

/** What the list of materials names as another choice for this card. */
function otherChoices(fusion: CardModel, name: string): readonly string[] {
  const [list = ''] = textOf(fusion).split('\n');
  return list.split(' + ').flatMap((slot) => {
    const choices = slot.split(/ or (?=\d|")/);
    return choices.includes(`"${name}"`) ? choices.filter((each) => each !== `"${name}"`) : [];
  });
}

const bare = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
