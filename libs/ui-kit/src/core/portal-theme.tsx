import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Density } from './seeds';
import { useThemeMode } from './theme-choice';
import { themeClass, themeStyles } from './token-styles';

interface ThemeSettings {
  /** The office's accent from `GET /site`, `#rrggbb`; null for the portal's default. */
  accent?: string | null;
  /** Density of the area; devices without a mouse are always comfortable. */
  density?: Density;
  /** The page's CSP nonce, set on every style tag. */
  nonce?: string;
}

const SettingsContext = createContext<ThemeSettings>({});
/** Returns the settings from which antd components build their theme. */
export const useThemeSettings = (): ThemeSettings => useContext(SettingsContext);

/** Returns the density in effect. */
export const useDensity = (): Density => useThemeSettings().density ?? 'comfortable';

const mouseQuery = '(pointer: fine)';

function subscribeToPointer(listener: () => void): () => void {
  const pointer = window.matchMedia(mouseQuery);
  pointer.addEventListener('change', listener);
  return () => pointer.removeEventListener('change', listener);
}

const useMouse = (): boolean =>
  useSyncExternalStore(
    subscribeToPointer,
    () => window.matchMedia(mouseQuery).matches,
    () => false,
  );

/**
 * Provides the theme variables and the root element for our own styles. Rendered once, by the shell, around the whole
 * app. Does not include antd, which loads with the first component that uses it.
 */
export function PortalTheme({
  accent = null,
  nonce,
  density: wanted = 'comfortable',
  children,
}: ThemeSettings & { children: ReactNode }) {
  const mode = useThemeMode();
  const hasMouse = useMouse();
  const density = hasMouse ? wanted : 'comfortable';
  const settings = useMemo(() => ({ accent, density, ...(nonce ? { nonce } : {}) }), [accent, density, nonce]);
  const variables = themeClass(mode, density);

  useEffect(() => {
    // Applies the mode to scroll bars and native pickers too.
    const page = document.documentElement;
    page.style.colorScheme = mode;
    page.classList.add(variables, 'ui-tokens', `ui-${density}`);
    return () => page.classList.remove(variables, 'ui-tokens', `ui-${density}`);
  }, [mode, density, variables]);

  useEffect(() => {
    const page = document.documentElement;
    const measure = (): void => {
      if (!document.querySelector('.ui-modal'))
        page.style.setProperty('--ui-scrollbar', `${window.innerWidth - page.clientWidth}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return (
    <SettingsContext value={settings}>
      <style nonce={nonce}>{themeStyles(mode, accent, density)}</style>
      <div className={`ui-root ui-tokens ui-${density} ${variables}`}>{children}</div>
    </SettingsContext>
  );
}
