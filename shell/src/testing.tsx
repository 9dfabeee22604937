import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation, type Location } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { apps } from '@portal/federation/apps';
import { collectPolicies, publishRoutes } from '@portal/federation/route-access';
import { Toasts, notify } from '@portal/ui-kit/core';
import { AuthProvider } from './auth/auth.provider';
import { remoteList, type Remote } from './remotes/remote-list';

function CurrentPath() {
  const { pathname, state } = useLocation() as Location<unknown>;
  return (
    <>
      <p data-testid="where">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  );
}

/** Renders a part of the shell at a URL, with store, session and toasts; `where()` returns the current path. */
export function renderInShell(children: ReactNode, at: string, state?: unknown) {
  // Clear toasts left by the previous test.
  notify.clear();
  const store = createPortalStore();
  const rendered = render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <AuthProvider>{children}</AuthProvider>
        <CurrentPath />
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
  return { store, ...rendered, where: () => rendered.getByTestId('where').textContent };
}

const policies = collectPolicies((file) => jest.requireActual<Record<string, unknown>>(file));

/** Returns the published routes of the four areas. */
export const publishedRemotes = (): Remote[] =>
  apps
    .filter(({ area }) => area !== 'shell')
    .map(({ area, folder, container, role }) => ({
      name: container,
      entry: `/remotes/${area}/mf-manifest.json`,
      routes: publishRoutes(readFileSync(path.join(__dirname, '../..', folder, 'routes.json'), 'utf8'), role, policies),
    }));

/** Serves these remotes at `/remotes.json`, and makes the page refetch the list. */
export async function serveRemotes(server: FakeServer, remotes: readonly Remote[] = publishedRemotes()): Promise<void> {
  const byName = Object.fromEntries(remotes.map(({ name, ...rest }) => [name, rest]));
  server.answer('GET /remotes.json', () => json({ remotes: byName }));
  await act(() => remoteList.read(true));
}
