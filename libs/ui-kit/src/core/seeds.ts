/** The only place where colours, sizes and fonts are written down; everything else derives from these. */
export interface Seeds {
  /** Behind everything: paper, never pure grey. */
  paper: string;
  /** Cards, fields. */
  surface: string;
  ink: string;
  quiet: string;
  /** Between things. */
  hairline: string;
  /** Around what can be filled in: at least 3:1 against the surface. */
  control: string;
  /** Faint fill behind what is hovered or not drawn yet. */
  wash: string;
  wrong: string;
  wrongWash: string;
  done: string;
  doneWash: string;
  /** "Your turn", and nothing else. */
  turn: string;
  turnWash: string;
}

export type ThemeMode = 'light' | 'dark';

/** Deep lake blue-green; an office's own accent takes its place. */
export const lakeAccent = '#0b5e6b';

export const seedsByMode: Readonly<Record<ThemeMode, Seeds>> = {
  light: {
    paper: '#faf9f6',
    surface: '#ffffff',
    ink: '#17262b',
    quiet: '#54646a',
    hairline: '#e3dfd7',
    control: '#7b898e',
    wash: '#f1efe9',
    wrong: '#b3261e',
    wrongWash: '#fcecea',
    done: '#1d6b45',
    doneWash: '#e8f4ed',
    turn: '#805300',
    turnWash: '#fdf2d8',
  },
  dark: {
    paper: '#0e1618',
    surface: '#152023',
    ink: '#e7eeee',
    quiet: '#a5b5b8',
    hairline: '#2b3b3f',
    control: '#71848a',
    wash: '#1c2a2e',
    wrong: '#ff9d94',
    wrongWash: '#3a1d1b',
    done: '#7fd3a4',
    doneWash: '#15301f',
    turn: '#f3c164',
    turnWash: '#352708',
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
