import {
  isPictureKind,
  type PictureKind,
  pictureKinds,
  pictureOf,
  picturesThere,
} from '../pictures/pictures-of.ts';
import type { PictureView } from '../pictures/view.ts';
import { type Choice, fail, ok, type Result } from '../platform/problem.ts';
import { picturesRow, type Reply } from '../replies/reply.ts';
import { ofTheWholeAlone, section } from '../replies/verdict-reply.ts';
import { playSituation } from '../situations/rule-on.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { OptionSpec, Outcome, Services } from './command.ts';
import { LONGEST_LINE } from './line/line.ts';
import { option } from './options.ts';

/** The option that asks for a picture of what was played. */
export const pictureOption: OptionSpec = option('picture', 'A picture of it as well', {
  choices: Object.entries(pictureKinds).map(([value, name]) => ({ name, value })),
});

/** The choice to show a picture in the place of the answer; none where its line is too long to be asked again. */
export const pictureChoice = (line: string, kind: PictureKind): readonly Choice[] =>
  line.length > LONGEST_LINE
    ? []
    : [{ label: pictureKinds[kind], line, turns: true, buttonOnly: true, row: picturesRow }];

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
  if (!outcome.ok || outcome.verdict === undefined || asked === undefined) return outcome;
  const picture = pictureFor(outcome.verdict, services, isPictureKind(asked) ? asked : undefined);
  if (picture.ok) return { ...outcome, reply: picturedReply(outcome.reply, picture.value) };
  const { found, expected } = picture.problem;
  const note = section('Picture', 'text', [`${found}: ${expected}`]);
  return { ...outcome, reply: { ...outcome.reply, sections: [...(outcome.reply.sections ?? []), note] } };
}

/** A reply with a picture, which is what is read at a glance: its lines are of the whole. */
const picturedReply = (reply: Reply, picture: PictureView): Reply => ({
  ...reply,
  picture,
  sections: (reply.sections ?? []).map(ofTheWholeAlone),
});

/** The picture of an outcome for a file: the one that its reply shows, or the most telling one. */
export function pictureOfOutcome(outcome: Outcome, services: Services): Result<PictureView> {
  if (!outcome.ok) return fail(outcome.problem);
  const { reply, verdict } = outcome;
  if (reply.picture !== undefined) return ok(reply.picture);
  if (verdict !== undefined) return pictureFor(verdict, services);
  return fail({ code: 'no-picture', found: 'a picture', expected: 'there is none of this answer' });
}
