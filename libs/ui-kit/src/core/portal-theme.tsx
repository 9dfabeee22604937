import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
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
  const root = useRef<HTMLDivElement>(null);
  const theme = useMemo(() => themeOf(mode, accent), [mode, accent]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  const variables = `portal-${mode}`;

  useEffect(() => {
    // Scroll bars and native pickers follow the mode as well.
    const page = document.documentElement;
    page.style.colorScheme = mode;
    page.classList.add(variables, 'ui-tokens');
    return () => page.classList.remove(variables, 'ui-tokens');
  }, [mode, variables]);

  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      // Inside of our root and not of `body`, for which antd locks scrolling by a style tag that has no nonce.
      getPopupContainer={() => root.current ?? document.body}
    >
      <div ref={root} className={`ui-root ui-tokens ${variables}`}>
        {children}
      </div>
    </ConfigProvider>
  );
}
