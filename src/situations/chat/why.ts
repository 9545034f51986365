const asked =
  /(?<=^|[.?!] )(?:(?:so|but|and) )?why (is|was|are|were|can|could|do|does|did|may|would)(?:n?'t)?( [^.?!]*)\?*$/i;

/** "Why isn't it destroyed?", "why can i not target it?": whether it is, with the reason, is what answers that. */
export const withWhyAsked = (words: string): string =>
  words.replace(asked, (_, aux: string, rest: string) => `${aux}${rest.replace(/ (?:not|never)\b/i, '')}?`);
