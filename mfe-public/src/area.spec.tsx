import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { publishedAddresses, renderArea } from '@portal/feature-area/testing/area';
import { Component } from './area';

const office = { name: 'Lake Tax', phone: '(313) 555-0119', email: 'info@lake.example', founded_year: 2019 };

describe('the public area', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer({ 'GET /site': () => json(office) });
  });
  afterEach(() => server.stop());

  it.each(publishedAddresses(path.join(__dirname, '..')))('shows a page at %s, which it publishes', async (address) => {
    renderArea(Component, address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it.each(['/general-intake', '/agent-links', '/office/detroit-main', '/preparer/ABC123'])(
    'leads home from %s, which is not built yet',
    (address) => {
      renderArea(Component, address);
      expect(screen.getByText('This page is not ready yet.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    },
  );

  describe('the home page', () => {
    it('offers File Now, View Team and Sign In', () => {
      renderArea(Component, '/');
      const ways = { 'File Now': '/general-intake', 'View Team': '/agent-links', 'Sign In': '/login' };
      for (const [name, href] of Object.entries(ways))
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    });

    it('has a phone link, the e-mail, and since when the office prepares returns, from the office itself', async () => {
      renderArea(Component, '/');
      const call = await screen.findByRole('link', { name: 'Call (313) 555-0119' });
      expect(call).toHaveAttribute('href', 'tel:3135550119');
      expect(screen.getByRole('link', { name: 'info@lake.example' })).toHaveAttribute(
        'href',
        'mailto:info@lake.example',
      );
      expect(screen.getByText('Preparing returns since 2019')).toBeVisible();
    });

    it('stands without the office, and invents nothing', async () => {
      server.answer('GET /site', () => refusal('unavailable', 'Please try again.'));
      renderArea(Component, '/');
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
      expect(screen.queryByText(/since/)).toBeNull();
    });

    it('says what happens, in three steps, and who sees the data', () => {
      renderArea(Component, '/');
      const how = screen.getByRole('region', { name: 'How it works' });
      expect(within(how).getAllByRole('heading', { level: 3 })).toHaveLength(3);
      const safe = screen.getByRole('region', { name: 'Your information stays yours' });
      expect(
        within(safe).getByText('Of our preparers, only the one you are assigned to can open your file.'),
      ).toBeVisible();
    });

    it('has one heading of each section, and a drawing that is not read out', () => {
      renderArea(Component, '/');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'How it works',
        'Your information stays yours',
      ]);
      expect(screen.queryByRole('img')).toBeNull();
    });
  });
});
