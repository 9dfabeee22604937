import { BrowserRouter } from 'react-router-dom';
import { defaultLocale, localeBase, localeOfPath } from '@portal/domain/i18n/locales';
import { StoreProvider, type PortalStore } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { PortalTheme, Toasts } from '@portal/ui-kit/core';
import { AuthProvider } from './auth/auth.provider';
import { IdleTimeout } from './idle-timeout/idle-timeout';
import { Layout } from './layout/layout';
import { RouteMap } from './routes/route-map';

interface AppProps {
  store: PortalStore;
  nonce?: string;
}

export const App = ({ store, nonce }: AppProps) => (
  <StoreProvider store={store}>
    <BrowserRouter basename={addressBase()}>
      <Themed nonce={nonce} />
    </BrowserRouter>
  </StoreProvider>
);

/** Returns `/es` if the URL is Spanish, so that every link keeps the prefix. */
const addressBase = (): string => localeBase(localeOfPath(window.location.pathname) ?? defaultLocale);

function Themed({ nonce }: Pick<AppProps, 'nonce'>) {
  const site = useSite();
  return (
    <PortalTheme accent={site?.accent_colour} nonce={nonce}>
      <AuthProvider>
        <Layout>
          <RouteMap />
        </Layout>
        <IdleTimeout />
        <Toasts />
      </AuthProvider>
    </PortalTheme>
  );
}
