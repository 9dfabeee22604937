import { ConfigProvider } from 'antd';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useDensity, useThemeSettings } from '../core/portal-theme';
import { useThemeMode } from '../core/theme-choice';
import { themeOf } from './theme';

/** Render popups inside our root: on `body`, antd locks scrolling with a style tag that has no nonce. */
const popupRoot = (): HTMLElement => document.querySelector<HTMLElement>('.ui-root') ?? document.body;

const InsideContext = createContext(false);

/**
 * Wraps each antd component of this kit in our theme, with the office's color and the page's CSP nonce. Does not wrap
 * the whole page, so that pages without antd components do not download antd (docs/decisions/0019).
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const inside = useContext(InsideContext);
  // A nested component, such as a tag in a table, inherits the outer theme.
  return inside ? children : <Outermost>{children}</Outermost>;
}

function Outermost({ children }: { children: ReactNode }) {
  const { accent, nonce } = useThemeSettings();
  const mode = useThemeMode();
  const density = useDensity();
  const theme = useMemo(() => themeOf(mode, accent, density), [mode, accent, density]);
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
