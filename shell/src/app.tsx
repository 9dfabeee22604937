import { useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { defaultLocale, localeBase, localeOfPath } from '@portal/domain/i18n/locales';
import { StoreProvider, type PortalStore } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { PortalTheme, Toasts } from '@portal/ui-kit/core';
import { AuthProvider, useAuth } from './auth/auth.provider';
import { IdleTimeout } from './idle-timeout/idle-timeout';
import { Layout } from './layout/layout';
import { useRemoteList } from './remotes/remote-list';
import { RouteMap } from './routes/route-map';
import { createFindRoute } from './routes/routes';
import { StepUp } from './step-up/step-up';

interface AppProps {
  store: PortalStore;
  nonce?: string;
}

export const App = ({ store, nonce }: AppProps) => (
  <StoreProvider store={store}>
    <BrowserRouter basename={addressBase()}>
      <AuthProvider>
        <Themed nonce={nonce} />
      </AuthProvider>
    </BrowserRouter>
  </StoreProvider>
);

/** Returns `/es` if the URL is Spanish, so that every link keeps the prefix. */
const addressBase = (): string => localeBase(localeOfPath(window.location.pathname) ?? defaultLocale);

function Themed({ nonce }: Pick<AppProps, 'nonce'>) {
  const site = useSite();
  return (
    <PortalTheme accent={site?.accent_colour} density={useAreaDensity()} nonce={nonce}>
      <Layout>
        <RouteMap />
      </Layout>
      <StepUp />
      <IdleTimeout />
      <Toasts />
    </PortalTheme>
  );
}

/** Returns the density of the user's own area, also on the shell's pages, so that the header stays the same. */
function useAreaDensity(): 'compact' | 'comfortable' {
  const { user } = useAuth();
  const { remotes } = useRemoteList();
  const findRoute = useMemo(() => createFindRoute(remotes), [remotes]);
  return (user && findRoute('/dashboard', user).density) ?? 'comfortable';
}
