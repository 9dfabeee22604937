import { ConfigProvider } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import { themeOf } from './theme';
import { useThemeMode } from './theme-choice';

interface PortalThemeProps {
  /** The office's own colour from `GET /site`, `#rrggbb`. */
  accent?: string | null;
  /** The page's CSP nonce: antd's style tags carry it. */
  nonce?: string;
  children: ReactNode;
}

/** Around everything, once, in the shell: theme, colours, CSP nonce, and the root our own styles hang on. */
export function PortalTheme({ accent = null, nonce, children }: PortalThemeProps) {
  const mode = useThemeMode();
  const theme = useMemo(() => themeOf(mode, accent), [mode, accent]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  const variables = `portal-${mode}`;

  useEffect(() => {
    // Scroll bars, native pickers and dialogs in the top layer follow the mode as well.
    const root = document.documentElement;
    root.style.colorScheme = mode;
    root.classList.add(variables, 'ui-tokens');
    return () => root.classList.remove(variables, 'ui-tokens');
  }, [mode, variables]);

  return (
    <ConfigProvider theme={theme} csp={csp} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <div className={`ui-root ui-tokens ${variables}`}>{children}</div>
    </ConfigProvider>
  );
}
