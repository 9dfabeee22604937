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

/** `comfortable` for visitors and clients, `compact` for staff with a mouse. */
export type Density = 'comfortable' | 'compact';

/** Sizes in px. */
interface Sizes {
  font: number;
  lineHeight: number;
  /** Height of controls: 44 px is the minimum size of a touch target (WCAG 2.5.5). */
  control: number;
  /** Height of the page head of a staff page. */
  bar: number;
  /** Height of a table row. */
  row: number;
  /** Space within and between parts, from the smallest to the largest. */
  space: readonly [xxs: number, xs: number, sm: number, md: number, lg: number, xl: number];
  /** Maximum width of a page. */
  page: number;
}

export const sizesByDensity: Readonly<Record<Density, Sizes>> = {
  comfortable: { font: 16, lineHeight: 1.5, control: 44, bar: 64, row: 64, space: [4, 8, 12, 16, 24, 32], page: 1200 },
  compact: { font: 14, lineHeight: 20 / 14, control: 32, bar: 48, row: 40, space: [4, 6, 8, 12, 16, 24], page: 1920 },
};

export const radius = 6;
/** Height of the header, px, in both densities. */
export const headerHeight = 56;

export const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'Liberation Sans', sans-serif";
