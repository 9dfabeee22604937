import path from 'node:path';
import { screen } from '@testing-library/react';
import { fakeServer, json, list, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { publishedAddresses, renderArea } from '@portal/feature-area/testing/area';
import { Component } from './area';
import { clientOf, totalsOf } from './testing/clients';
import { profileOf } from './testing/profile';

describe('preparer area', () => {
  let server: FakeServer;
  beforeEach(() => {
    storeSession(sessionOf(personOf('preparer')));
    server = fakeServer({
      'GET /dashboard/clients': () => list([]),
      'GET /dashboard/clients/views': () => json({ views: [], version: 0 }),
      'GET /dashboard/clients/totals': () => json(totalsOf({ clients: 0 })),
      'GET /preparer/profile': () => json(profileOf()),
      'GET /client/7': () => json(clientOf({ id: '7' })),
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
