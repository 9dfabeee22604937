import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { Toasts, notify } from '@portal/ui-kit/core';

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = jest.fn();

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
};

/** Renders a part of the admin area for an admin, at a URL. */
export function showAt(address: InitialEntry, path: string, element: ReactElement) {
  // Clears the toasts of the previous test.
  notify.clear();
  storeSession(sessionOf(personOf('admin')));
  return render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={element} />
        </Routes>
        <Where />
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
}

/** Returns the current path and query. */
export const whereShown = (): string => screen.getByLabelText('address').textContent;

/** Returns a list response with the headers that the server sends. */
export const listed = (rows: readonly unknown[], total = rows.length, next?: string): Response =>
  new Response(JSON.stringify(rows), {
    headers: {
      'content-type': 'application/json',
      'x-total-count': String(total),
      ...(next ? { link: `</api/list?cursor=${next}>; rel="next"` } : {}),
    },
  });
