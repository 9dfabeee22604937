import { BrowserRouter } from 'react-router-dom';
import { StoreProvider, type PortalStore } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { PortalTheme, Toasts } from '@portal/ui-kit/core';
import { AuthProvider } from './auth/auth.provider';
import { Frame } from './frame/frame';
import { IdleWatch } from './idle/idle-watch';
import { RouteMap } from './routes/route-map';

interface AppProps {
  store: PortalStore;
  nonce?: string;
}

export const App = ({ store, nonce }: AppProps) => (
  <StoreProvider store={store}>
    <BrowserRouter>
      <Themed nonce={nonce} />
    </BrowserRouter>
  </StoreProvider>
);

function Themed({ nonce }: Pick<AppProps, 'nonce'>) {
  const site = useSite();
  return (
    <PortalTheme accent={site?.accent_colour} nonce={nonce}>
      <AuthProvider>
        <Frame>
          <RouteMap />
        </Frame>
        <IdleWatch />
      </AuthProvider>
      <Toasts />
    </PortalTheme>
  );
}
