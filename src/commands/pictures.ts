import {
  isPictureKind,
  type PictureKind,
  pictureKinds,
  pictureOf,
  picturesThere,
} from '../pictures/pictures-of.ts';
import type { PictureView } from '../pictures/view.ts';
import { fail, ok, type Result } from '../problem.ts';
import { playSituation } from '../situations/rule-on.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { OptionSpec, Outcome, Services } from './command.ts';

/** The option that asks for a picture of what was played. */
export const pictureOption: OptionSpec = {
  name: 'picture',
  description: 'A picture of it as well',
  type: 'text',
  choices: Object.entries(pictureKinds).map(([value, name]) => ({ name, value })),
};

/** The kinds of picture that show something of a verdict: none where it was not played. */
export function picturesOf(verdict: Verdict, services: Services): readonly PictureKind[] {
  const { situation } = verdict;
  if (situation === null) return [];
  const played = playSituation(situation, services);
  return played.ok ? picturesThere(played.value, verdict) : [];
}

/** The picture of a verdict that is asked for, or the most telling one. */
function pictureFor(verdict: Verdict, services: Services, kind?: PictureKind): Result<PictureView> {
  const { situation } = verdict;
  const played = situation === null ? undefined : playSituation(situation, services);
  if (played?.ok) {
    const telling = kind ?? picturesThere(played.value, verdict)[0];
    const view = telling === undefined ? undefined : pictureOf(telling, played.value, verdict);
    if (view !== undefined) return ok(view);
  }
  const name = kind === undefined ? 'a picture' : `the picture "${pictureKinds[kind]}"`;
  return fail({ code: 'no-picture', found: name, expected: 'there is nothing to show on it in this answer' });
}

/** An outcome with the picture of it that is asked for; one that has none is told of in a line. */
export function withPicture(outcome: Outcome, services: Services, asked: string | undefined): Outcome {
  if (outcome.kind === 'problem' || outcome.verdict === undefined || asked === undefined) return outcome;
  const picture = pictureFor(outcome.verdict, services, isPictureKind(asked) ? asked : undefined);
  if (picture.ok) return { ...outcome, reply: { ...outcome.reply, picture: picture.value } };
  const { found, expected } = picture.problem;
  const note = { heading: 'Picture', style: 'text', lines: [{ text: `${found}: ${expected}` }] } as const;
  return { ...outcome, reply: { ...outcome.reply, sections: [...(outcome.reply.sections ?? []), note] } };
}

/** The picture of an outcome for a file: the one that its reply shows, or the most telling one. */
export function pictureOfOutcome(outcome: Outcome, services: Services): Result<PictureView> {
  if (outcome.kind === 'problem') return fail(outcome.problem);
  const { reply, verdict } = outcome;
  if (reply.picture !== undefined) return ok(reply.picture);
  if (verdict !== undefined) return pictureFor(verdict, services);
  return fail({ code: 'no-picture', found: 'a picture', expected: 'there is none of this answer' });
}
