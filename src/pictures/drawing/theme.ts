/** The colours of pictures. No meaning is in a colour alone: words, strokes and signs say the same. */
export { default as theme } from '../../../data/theme.json' with { type: 'json' };
