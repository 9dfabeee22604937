import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';

/** Returns URLs for every published path of an area, with and without optional parameters. */
export function publishedAddresses(folder: string): string[] {
  const { routes } = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  return routes.flatMap(({ path: pattern }) => {
    const whole = pattern.replace(/:[a-zA-Z]+\??/g, '7');
    const shortest = pattern.replace(/\/:[a-zA-Z]+\?/g, '').replace(/:[a-zA-Z]+/g, '7');
    return [...new Set([whole, shortest])];
  });
}

/** Renders an area like the shell does, with store and router. */
export function renderArea(Area: ComponentType, at: string) {
  // Remove toasts left by the previous test.
  notify.clear();
  return render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter initialEntries={[at]}>
        <Area />
      </MemoryRouter>
    </StoreProvider>,
  );
}
