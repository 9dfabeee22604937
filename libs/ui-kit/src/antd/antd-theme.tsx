import { ConfigProvider } from 'antd';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useThemeSettings } from '../core/portal-theme';
import { useThemeMode } from '../core/theme-choice';
import { themeOf } from './theme';

/** Inside of our root and not of `body`, for which antd locks scrolling by a style tag that has no nonce. */
const popupRoot = (): HTMLElement => document.querySelector<HTMLElement>('.ui-root') ?? document.body;

const InsideContext = createContext(false);

/**
 * Around each part of antd in this kit: our theme, the office's colour, the page's CSP nonce. Here and not around the whole
 * page, so that who sees none of antd's parts does not download antd (docs/decisions/0019).
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const inside = useContext(InsideContext);
  // A tag in a table has the theme of the table.
  return inside ? children : <Outermost>{children}</Outermost>;
}

function Outermost({ children }: { children: ReactNode }) {
  const { accent, nonce } = useThemeSettings();
  const mode = useThemeMode();
  const theme = useMemo(() => themeOf(mode, accent), [mode, accent]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  return (
    <InsideContext value={true}>
      <ConfigProvider
        theme={theme}
        csp={csp}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        getPopupContainer={popupRoot}
      >
        {children}
      </ConfigProvider>
    </InsideContext>
  );
}
