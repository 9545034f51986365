/** The colours of a picture. No meaning is in a colour alone: words, strokes and signs say the same. */
export interface Theme {
  readonly background: string;
  readonly zone: string;
  readonly zoneLine: string;
  readonly text: string;
  readonly faint: string;
  readonly monster: string;
  readonly spell: string;
  readonly trap: string;
  readonly faceDown: string;
  readonly cardText: string;
  readonly up: string;
  readonly down: string;
  readonly mark: string;
  /** Link Arrows. */
  readonly arrow: string;
  readonly yes: string;
  readonly no: string;
  readonly value: string;
  readonly open: string;
}

export const themeNames = ['dark', 'light'] as const;
export type ThemeName = (typeof themeNames)[number];

export const themes: Readonly<Record<ThemeName, Theme>> = {
  dark: {
    background: '#1e1f24',
    zone: '#2a2c33',
    zoneLine: '#5a5e6b',
    text: '#f2f3f5',
    faint: '#b5bac4',
    monster: '#6b4a1f',
    spell: '#17584f',
    trap: '#6b2350',
    faceDown: '#453a33',
    cardText: '#ffffff',
    up: '#7ddc8a',
    down: '#ffb8b0',
    mark: '#ffcf5c',
    arrow: '#ff6b3d',
    yes: '#2e7d32',
    no: '#c62828',
    value: '#1565c0',
    open: '#6a6f7a',
  },
  light: {
    background: '#ffffff',
    zone: '#f0f1f4',
    zoneLine: '#8a8f9c',
    text: '#1b1c20',
    faint: '#4f545e',
    monster: '#f3dfc0',
    spell: '#c7eae3',
    trap: '#f2cbe2',
    faceDown: '#d8cdc4',
    cardText: '#17181b',
    up: '#14662a',
    down: '#a8201a',
    mark: '#8a5a00',
    arrow: '#c2410c',
    yes: '#2e7d32',
    no: '#c62828',
    value: '#1565c0',
    open: '#5b606b',
  },
};
