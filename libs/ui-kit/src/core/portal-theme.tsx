import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useThemeMode } from './theme-choice';
import { themeStyles } from './token-styles';

interface ThemeSettings {
  /** The office's own colour from `GET /site`, `#rrggbb`; null: the product's. */
  accent?: string | null;
  /** The page's CSP nonce: every style tag carries it. */
  nonce?: string;
}

const SettingsContext = createContext<ThemeSettings>({});
/** What the parts that bring antd build its theme from. */
export const useThemeSettings = (): ThemeSettings => useContext(SettingsContext);

/** Around everything, once, in the shell: the theme's variables, and the root our own styles hang on. Without antd, which comes with the first part that needs it. */
export function PortalTheme({ accent = null, nonce, children }: ThemeSettings & { children: ReactNode }) {
  const mode = useThemeMode();
  const settings = useMemo(() => ({ accent, ...(nonce ? { nonce } : {}) }), [accent, nonce]);
  const variables = `portal-${mode}`;

  useEffect(() => {
    // Scroll bars and native pickers follow the mode as well.
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
