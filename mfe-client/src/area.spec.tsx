import path from 'node:path';
import { screen } from '@testing-library/react';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { publishedAddresses, renderArea } from '@portal/feature-area/testing/area';
import { Component } from './area';

describe('the client area', () => {
  let server: FakeServer;
  beforeEach(() => {
    storeSession(sessionOf(personOf('client')));
    server = fakeServer({
      'GET /return': () => json(null),
      'GET /intake': () => json(null),
      'GET /documents/categories': () => json({ categories: [] }),
      'GET /income-summary': () => json(null),
      'GET /my-preparer': () => json(null),
      'GET /schedule-c': () => json(null),
      'GET /dashboard/preparers': () => json([]),
    });
  });
  afterEach(() => server.stop());

  it.each(publishedAddresses(path.join(__dirname, '..')))(
    'renders a page at its published path %s',
    async (address) => {
      renderArea(Component, address);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    },
    15_000,
  );
});
