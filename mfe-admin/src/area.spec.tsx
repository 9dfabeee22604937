import path from 'node:path';
import { screen } from '@testing-library/react';
import { publishedAddresses, renderArea } from '@portal/feature-area/testing/area';
import { Component } from './area';

describe('the admin area', () => {
  it.each(publishedAddresses(path.join(__dirname, '..')))(
    'shows a page at %s, which it publishes',
    async (address) => {
      renderArea(Component, address);
      expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
    },
    15_000,
  );

  it('leads back to the dashboard from a page that is not built yet', () => {
    renderArea(Component, '/messages');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard');
  });
});
