import { theme as antdTheme } from 'antd';
import type { ThemeMode } from './seeds';
import { themeOf } from './theme';

/** Tokens that are numbers without a unit, as antd writes them. */
const unitless = /^(lineHeight|opacity|fontWeight|zIndex)/;

/** `colorBgLayout` → `--ant-color-bg-layout`, `fontSizeHeading2` → `--ant-font-size-heading-2` */
const variableOf = (token: string): string =>
  `--ant-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')}`.toLowerCase();

function variablesIn(mode: ThemeMode, { css, accent }: TokenStyles): string {
  const used = new Set(css.match(/--ant-[a-z0-9-]+/g));
  const tokens = Object.entries(antdTheme.getDesignToken(themeOf(mode, accent)));
  return tokens
    .map(([token, value]) => [variableOf(token), inCss(token, value)] as const)
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${value}`)
    .concat(`color-scheme:${mode}`)
    .join(';');
}

const inCss = (token: string, value: unknown): string =>
  typeof value === 'number' && !unitless.test(token) ? `${value}px` : String(value);

interface TokenStyles {
  /** The styles that are to find their variables. */
  css: string;
  /** The office's own colour, `#rrggbb`. */
  accent: string | null;
}

/**
 * The theme's variables that some styles use, for a page that is drawn without antd: `portal-light`, `portal-dark`, and
 * `portal-system`, which is whatever the reader's system is.
 */
export function tokenStyles(styles: TokenStyles): string {
  const light = variablesIn('light', styles);
  const dark = variablesIn('dark', styles);
  return (
    `.portal-light,.portal-system{${light}}.portal-dark{${dark}}` +
    `@media (prefers-color-scheme:dark){.portal-system{${dark}}}`
  );
}
