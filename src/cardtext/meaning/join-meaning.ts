import { z } from 'zod';
import { type Join, joins } from '../../card-model/instruction.ts';
import { meaningsOf } from '../forms.ts';

const words = meaningsOf('joins', z.literal(joins));

/** How the model says a join of the text; undefined: a new moment of its own ("; "). */
export const joinOf = (text = ''): Join | undefined =>
  words[
    text
      .replace(/[,;.:]/g, '')
      .trim()
      .toLowerCase()
  ];
