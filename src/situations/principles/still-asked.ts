import { isActivated } from '../../effects/activated.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { effectWords } from './reading/effect-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const asksStill =
  /\bstill (?:resolve|resolves|get|gets|gain|gains|apply|applies|applied|go through|goes through|work|works|happen|happens|become|becomes|have|has)\b|\b(?:does|will|do) (?:it|the effect|its effect|that effect|#\d|#\d's effect) (?:resolve|go through|work|apply)\b|\b(?:resolve|apply|work) (?:anyway|normally|as usual)\b/;
/** It is detached to pay, or taken from under it in response. */
const lost =
  /\bdetach|\b(?:banish|remov|tak|return|bounc|destroy)[a-z]*\b[^.;]*\b(?:material|attached|overlay|from under|#\d)/;
const hasMaterial =
  /\b(?:while|if|when) (?:this card|it) has (?:a |an |1 )?(?<what>[^.;:]*?) as (?:an? )?(?:xyz )?material\b|\b(?:while|if|when) (?:a |an )?(?<other>[^.;:]*?) is attached to this card\b/;

/**
 * What an activation asks of the materials is asked once: they may be detached as its cost, or be lost in response (rule
 * activation/condition-checked-once), where the effect itself says nothing more of them.
 */
export const stillAsked: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  if (!asksStill.test(question) || !lost.test(text) || speaksAgainst(told, 'stolen')) return undefined;
  const [found, other] = cards.flatMap((card) => askingOf(card, sketch));
  if (found === undefined || other !== undefined || !/\bdetach|\battached|\bmaterial|\bunder\b/.test(text))
    return undefined;
  return ruled(
    'yes',
    'activation/condition-checked-once',
    'what its activation asks of the materials is checked when it is activated, before the cost is paid',
    [found],
  );
};

/** Its effects that ask for a material which the text names or describes, and that say no more of it. */
const askingOf = ({ model, ref }: SketchCard, { told, question, cards }: Sketch) =>
  model.parts.flatMap((part) => {
    const words = isActivated(part) ? effectWords(model, part) : undefined;
    if (words === undefined) return [];
    const all = `${words.before} ${words.does}`;
    const what = hasMaterial.exec(all)?.groups;
    if (what === undefined) return [];
    const resolving = words.does.replace(/\bthis effect can be activated\b.*$/, '').replace(hasMaterial, '');
    if (
      /\bmaterials?\b|\battached\b|\bwhile\b|\bdetached\b/.test(resolving) &&
      words.does.includes('material') &&
      !/\bcan be activated\b/.test(words.does)
    )
      return [];
    const name = what['what'] ?? what['other'] ?? '';
    const quoted = /"([^"]+)"/.exec(name)?.[1];
    const isNamed = cards.some(
      (card) => card.ref !== ref && quoted !== undefined && card.model.name.toLowerCase().includes(quoted),
    );
    return isNamed && `${told} ${question}`.includes(ref) ? [{ model, part }] : [];
  });
