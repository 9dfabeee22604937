/** The only place that defines colors, sizes and fonts; everything else derives from these. */
export interface Seeds {
  /** Page background: paper white, never pure gray. */
  background: string;
  /** Cards and fields. */
  surface: string;
  text: string;
  textSecondary: string;
  /** Lines between parts. */
  divider: string;
  /** Borders of inputs: at least 3:1 against the surface. */
  border: string;
  /** Faint fill for hovered items and skeletons. */
  fill: string;
  error: string;
  errorBg: string;
  success: string;
  successBg: string;
  /** Means "your turn", and nothing else. */
  warning: string;
  warningBg: string;
  /** Half-done tasks: a fill with a `warning` border, never text. */
  yellow: string;
}

export type ThemeMode = 'light' | 'dark';

/** Deep lake blue-green, replaced by an office's own accent. */
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
  /** Smallest reliable touch target, px (WCAG 2.5.5). */
  touch: 44,
} as const;

export const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif";
