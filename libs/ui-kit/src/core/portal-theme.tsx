import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useThemeMode } from './theme-choice';
import { themeStyles } from './token-styles';

interface ThemeSettings {
  /** The office's accent from `GET /site`, `#rrggbb`; null for the portal's default. */
  accent?: string | null;
  /** The page's CSP nonce, set on every style tag. */
  nonce?: string;
}

const SettingsContext = createContext<ThemeSettings>({});
/** Returns the settings from which antd components build their theme. */
export const useThemeSettings = (): ThemeSettings => useContext(SettingsContext);

/**
 * Provides the theme variables and the root element for our own styles. Rendered once, by the shell, around the whole
 * app. Does not include antd, which loads with the first component that uses it.
 */
export function PortalTheme({ accent = null, nonce, children }: ThemeSettings & { children: ReactNode }) {
  const mode = useThemeMode();
  const settings = useMemo(() => ({ accent, ...(nonce ? { nonce } : {}) }), [accent, nonce]);
  const variables = `portal-${mode}`;

  useEffect(() => {
    // Applies the mode to scroll bars and native pickers too.
    const page = document.documentElement;
    page.style.colorScheme = mode;
    page.classList.add(variables, 'ui-tokens');
    return () => page.classList.remove(variables, 'ui-tokens');
  }, [mode, variables]);

  return (
    <SettingsContext value={settings}>
      <style nonce={nonce}>{themeStyles(mode, accent)}</style>
      <div className={`ui-root ui-tokens ${variables}`}>{children}</div>
    </SettingsContext>
  );
}
