/** The only place where colours, sizes and fonts are written down; everything else derives from these. */
export interface Seeds {
  /** Behind everything: the white of paper, never pure grey. */
  background: string;
  /** Cards, fields. */
  surface: string;
  text: string;
  textSecondary: string;
  /** Between parts. */
  divider: string;
  /** Around what can be filled in: at least 3:1 against the surface. */
  border: string;
  /** Faint fill behind what is hovered or not drawn yet. */
  fill: string;
  error: string;
  errorBg: string;
  success: string;
  successBg: string;
  /** "Your turn", and nothing else. */
  warning: string;
  warningBg: string;
  /** A task half done; a fill with `warning` around it, never text. */
  yellow: string;
}

export type ThemeMode = 'light' | 'dark';

/** Deep lake blue-green; an office's own accent takes its place. */
export const defaultAccent = '#0b5e6b';

export const seedsByMode: Readonly<Record<ThemeMode, Seeds>> = {
  light: {
    background: '#faf9f6',
    surface: '#ffffff',
    text: '#17262b',
    textSecondary: '#54646a',
    divider: '#e3dfd7',
    border: '#7b898e',
    fill: '#f1efe9',
    error: '#b3261e',
    errorBg: '#fcecea',
    success: '#1d6b45',
    successBg: '#e8f4ed',
    warning: '#805300',
    warningBg: '#fdf2d8',
    yellow: '#f2bd1d',
  },
  dark: {
    background: '#0e1618',
    surface: '#152023',
    text: '#e7eeee',
    textSecondary: '#a5b5b8',
    divider: '#2b3b3f',
    border: '#71848a',
    fill: '#1c2a2e',
    error: '#ff9d94',
    errorBg: '#3a1d1b',
    success: '#7fd3a4',
    successBg: '#15301f',
    warning: '#f3c164',
    warningBg: '#352708',
    yellow: '#f2c94c',
  },
};

export const sizes = {
  font: 16,
  radius: 6,
  /** Smallest target a finger meets reliably (WCAG 2.5.5). */
  touch: 44,
} as const;

export const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif";
