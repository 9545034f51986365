const begin = '(?<=^|[.,;:!?] )(?:then |and |so )?';
const number = '(?:cl|chain link|link) ?(\\d)';
const between = '(?:,|:| -| =| is| was| being)?(?: that)? ';
const actor = '(i|they|he|she|my opponent)(?: (?:activates?|uses?|chains?|plays?|flips?))? ';
const owner = "(my opponent's|my|their|his|her) ";

/** "CL1 I activate #0", "CL2 my opponent's #1". */
const byPlayer = new RegExp(
  `${begin}${number}${between}${actor}(?:(?:my|their|his|her) )?(#\\d(?:'s effect)?)`,
  'gi',
);
const byOwner = new RegExp(`${begin}${number}${between}${owner}(#\\d(?:'s effect)?)`, 'gi');

/**
 * Chain Links told as a numbered list ("CL1 my #0 targeting #1, CL2 their #2"), as what each player does. Where nobody says
 * whose a link is, the words stay as they are.
 */
export const withNumberedLinks = (text: string): string =>
  text
    .replace(byPlayer, (_, link: string, who: string, what: string) => said(who, what, link))
    .replace(byOwner, (_, link: string, whose: string, what: string) =>
      said(/^my$/i.test(whose) ? 'i' : 'my opponent', what, link),
    );

function said(who: string, what: string, link: string): string {
  const verb = link === '1' ? 'activate' : 'chain';
  return `${who} ${verb}${/^(?:i|they)$/i.test(who) ? '' : 's'} ${what} (chain link ${link})`;
}
