import type { ThemeMode } from './seeds';
import { derivedTokens, tokensOf } from './tokens';

/** Tokens that antd writes without a unit. */
const unitless = /^(lineHeight|opacity|fontWeight|zIndex)/;

/** `colorBgLayout` → `--ant-color-bg-layout`, `fontSizeHeading2` → `--ant-font-size-heading-2` */
const variableOf = (token: string): string =>
  `--ant-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')}`.toLowerCase();

const inCss = (token: string, value: string | number): string =>
  typeof value === 'number' && !unitless.test(token) ? `${value}px` : String(value);

/** Returns the theme's variables, keyed by CSS name. */
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

/** Returns a style rule with all theme variables, for `portal-light` or `portal-dark`. */
export const themeStyles = (mode: ThemeMode, accent?: string | null): string =>
  `.portal-${mode}{${rules(mode, variablesOf(mode, accent))}}`;

interface TokenStyles {
  /** Stylesheet; only the variables it uses are included. */
  css: string;
  /** The office's accent, `#rrggbb`. */
  accent: string | null;
}

/**
 * Returns the theme variables that a stylesheet uses, for prerendered pages: as `portal-light`, `portal-dark` and
 * `portal-system`, which follows the system setting.
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
