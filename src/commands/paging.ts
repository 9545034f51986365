import type { OptionSpec, OptionValues } from './command.ts';

/** The option that asks for a page of a longer list. */
export const pageOption: OptionSpec = {
  name: 'page',
  description: 'Which page, where the answer has more than one (1 if left out)',
  type: 'integer',
  min: 1,
  max: 999,
};

/** The page that is asked for, 1 where none is. */
export const pageAsked = ({ page }: OptionValues): number => (typeof page === 'number' ? page : 1);
