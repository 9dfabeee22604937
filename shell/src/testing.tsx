import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { Toasts } from '@portal/ui-kit/core';
import { AuthProvider } from './auth/auth.provider';

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

/** Draws a part of the shell at an address, with store, session and toasts; the address is what `where` tells. */
export function draw(part: ReactNode, at: string, state?: unknown) {
  const store = createPortalStore();
  const drawn = render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[{ pathname: at, state }]}>
        <AuthProvider>{part}</AuthProvider>
        <Where />
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
  return { store, ...drawn, where: () => drawn.getByTestId('where').textContent };
}
