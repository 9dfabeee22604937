import type { ThemeMode } from './seeds';
import { derivedTokens, tokensOf } from './tokens';

/** Tokens that are numbers without a unit, as antd writes them. */
const unitless = /^(lineHeight|opacity|fontWeight|zIndex)/;

/** `colorBgLayout` → `--ant-color-bg-layout`, `fontSizeHeading2` → `--ant-font-size-heading-2` */
const variableOf = (token: string): string =>
  `--ant-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')}`.toLowerCase();

const inCss = (token: string, value: string | number): string =>
  typeof value === 'number' && !unitless.test(token) ? `${value}px` : String(value);

/** The theme's variables by their names in CSS. */
const variablesOf = (mode: ThemeMode, accent?: string | null): [name: string, value: string][] =>
  Object.entries({ ...tokensOf(mode, accent), ...derivedTokens }).map(([token, value]) => [
    variableOf(token),
    inCss(token, value),
  ]);

const rules = (mode: ThemeMode, variables: [name: string, value: string][]): string =>
  variables
    .map(([name, value]) => `${name}:${value}`)
    .concat(`color-scheme:${mode}`)
    .join(';');

/** All variables of the theme, for `portal-light` or `portal-dark`. */
export const themeStyles = (mode: ThemeMode, accent?: string | null): string =>
  `.portal-${mode}{${rules(mode, variablesOf(mode, accent))}}`;

interface TokenStyles {
  /** The styles that are to find their variables. */
  css: string;
  /** The office's own colour, `#rrggbb`. */
  accent: string | null;
}

/**
 * The theme's variables that some styles use, for a page that is drawn on the server: `portal-light`, `portal-dark`, and
 * `portal-system`, which is whatever the reader's system is.
 */
export function tokenStyles({ css, accent }: TokenStyles): string {
  const used = new Set(css.match(/--ant-[a-z0-9-]+/g));
  const usedIn = (mode: ThemeMode) =>
    rules(
      mode,
      variablesOf(mode, accent).filter(([name]) => used.has(name)),
    );
  const [light, dark] = [usedIn('light'), usedIn('dark')];
  return (
    `.portal-light,.portal-system{${light}}.portal-dark{${dark}}` +
    `@media (prefers-color-scheme:dark){.portal-system{${dark}}}`
  );
}
