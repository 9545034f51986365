import themes from '../../../data/themes.json' with { type: 'json' };

/** The colours of pictures. No meaning is in a colour alone: words, strokes and signs say the same. */
export { themes };
export type Theme = (typeof themes)['dark'];

export const themeNames = ['dark', 'light'] as const;
export type ThemeName = (typeof themeNames)[number];
