/** The only place that defines colors, sizes and fonts; all other values derive from these. */
export interface Seeds {
  /** Page background: off-white, never pure gray. */
  background: string;
  /** Background of cards and fields. */
  surface: string;
  text: string;
  textSecondary: string;
  /** Lines between sections. */
  divider: string;
  /** Input borders, with a contrast of at least 3:1 against the surface. */
  border: string;
  /** Faint fill for hovered items and skeletons. */
  fill: string;
  error: string;
  errorBg: string;
  success: string;
  successBg: string;
  /** Reserved for what the user has to do. */
  warning: string;
  warningBg: string;
  /** Background of tasks in progress, with a `warning` border; never used for text. */
  yellow: string;
}

export type ThemeMode = 'light' | 'dark';

/** Default accent, a deep blue-green, used unless the office has its own. */
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
  /** Minimum size of a touch target, px (WCAG 2.5.5). */
  touch: 44,
} as const;

export const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif";
