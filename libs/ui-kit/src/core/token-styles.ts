import type { Density, ThemeMode } from './seeds';
import { derivedTokens, ownSizes, tokensOf } from './tokens';

/** Tokens that antd writes without a unit. */
const unitless = /^(lineHeight|opacity|fontWeight|zIndex)/;

/** `colorBgLayout` → `--ant-color-bg-layout`, `fontSizeHeading2` → `--ant-font-size-heading-2` */
const variableOf = (token: string): string =>
  `--ant-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')}`.toLowerCase();

const inCss = (token: string, value: string | number): string =>
  typeof value === 'number' && !unitless.test(token) ? `${value}px` : String(value);

/** Returns the theme's variables, keyed by CSS name. */
const variablesOf = (mode: ThemeMode, accent?: string | null, density?: Density): [name: string, value: string][] => [
  ...Object.entries({ ...tokensOf(mode, accent, density), ...derivedTokens(density) }).map(
    ([token, value]): [string, string] => [variableOf(token), inCss(token, value)],
  ),
  ...Object.entries(ownSizes(density)).map(([name, value]): [string, string] => [`--ui-${name}`, value]),
];

/** Returns the class that carries the theme variables, which is also antd's key for them. */
export const themeClass = (mode: ThemeMode, density: Density = 'comfortable'): string =>
  density === 'compact' ? `portal-${mode}-compact` : `portal-${mode}`;

const rules = (mode: ThemeMode, variables: [name: string, value: string][]): string =>
  variables
    .map(([name, value]) => `${name}:${value}`)
    .concat(`color-scheme:${mode}`)
    .join(';');

/** Returns a style rule with all theme variables, for one class such as `portal-light`. */
export const themeStyles = (mode: ThemeMode, accent?: string | null, density?: Density): string =>
  `.${themeClass(mode, density)}{${rules(mode, variablesOf(mode, accent, density))}}`;

interface TokenStyles {
  /** Stylesheet; only the variables it uses are included. Without it, all are. */
  css?: string;
  /** The office's accent, `#rrggbb`. */
  accent: string | null;
}

/**
 * Returns the theme variables that a stylesheet uses, for prerendered pages: as `portal-light`, `portal-dark` and
 * `portal-system`, which follows the system setting.
 */
export function tokenStyles({ css, accent }: TokenStyles): string {
  const used = css === undefined ? null : new Set(css.match(/--(?:ant|ui)-[a-z0-9-]+/g));
  const usedIn = (mode: ThemeMode) =>
    rules(
      mode,
      variablesOf(mode, accent).filter(([name]) => used?.has(name) ?? true),
    );
  const [light, dark] = [usedIn('light'), usedIn('dark')];
  return (
    `.portal-light,.portal-system{${light}}.portal-dark{${dark}}` +
    `@media (prefers-color-scheme:dark){.portal-system{${dark}}}`
  );
}
