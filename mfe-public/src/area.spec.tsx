import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { publishedAddresses, renderArea } from '@portal/feature-area/testing/area';
import { Component } from './area';
import { preparer, site } from './testing';

describe('public area', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer({ 'GET /site': () => json(site) });
  });
  afterEach(() => server.stop());

  it.each(publishedAddresses(path.join(__dirname, '..')))(
    'renders a page at its published path %s',
    async (address) => {
      renderArea(Component, address);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  describe('home page', () => {
    it('offers File Now, View Team and Sign In', () => {
      renderArea(Component, '/');
      const ways = { 'File Now': '/general-intake', 'View Team': '/agent-links', 'Sign In': '/login' };
      for (const [name, href] of Object.entries(ways))
        expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    });

    it("shows the office's own phone link, email and founding year", async () => {
      renderArea(Component, '/');
      const call = await screen.findByRole('link', { name: 'Call (313) 555-0119' });
      expect(call).toHaveAttribute('href', 'tel:3135550119');
      expect(screen.getByRole('link', { name: 'info@lake.example' })).toHaveAttribute(
        'href',
        'mailto:info@lake.example',
      );
      expect(screen.getByText('Preparing returns since 2019')).toBeVisible();
    });

    it('shows the second phone of an office that has one', async () => {
      server.answer('GET /site', () => json({ ...site, second_phone: '(313) 555-0177' }));
      renderArea(Component, '/');
      expect(await screen.findByRole('link', { name: '(313) 555-0177' })).toHaveAttribute('href', 'tel:3135550177');
    });

    it("omits the office's data while it is missing, showing no placeholder values", async () => {
      server.answer('GET /site', () => refusal('unavailable', 'Please try again.'));
      renderArea(Component, '/');
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
      expect(screen.queryByText(/since 2/)).toBeNull();
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Meet our preparers' })).toBeNull());
    });

    it('shows its trust badges, including the founding year', async () => {
      renderArea(Component, '/');
      const badges = screen.getByRole('list', { name: 'Why people file with us' });
      expect(await within(badges).findByText('In business since 2019')).toBeVisible();
      expect(within(badges).getAllByRole('listitem')).toHaveLength(4);
    });

    it("shows the office's own badges instead of the default ones", async () => {
      server.answer('GET /site', () => json({ ...site, trust_badges: ['Licensed in Michigan', 'Enrolled agents'] }));
      renderArea(Component, '/');
      const badges = screen.getByRole('list', { name: 'Why people file with us' });
      await within(badges).findByText('Licensed in Michigan');
      expect(
        within(badges)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['In business since 2019', 'Licensed in Michigan', 'Enrolled agents']);
    });

    it('introduces the featured preparers with bio, email and portal', async () => {
      server.answer('GET /agent-links', () => json(['Renee', 'Marcus', 'Leon'].map((name) => preparer(name))));
      renderArea(Component, '/');
      const people = await screen.findByRole('region', { name: 'Meet our preparers' });
      expect(await within(people).findAllByRole('heading', { level: 3 })).toHaveLength(3);
      expect(within(people).getByText('Leon helps people.')).toBeVisible();
      expect(within(people).getByRole('link', { name: 'leon@lake.example' })).toBeVisible();
      const portal = within(people).getByRole('link', { name: 'Visit Portal: Marcus Okafor' });
      expect(portal).toHaveAttribute('href', '/preparer/marcus');
      expect(server.to('/agent-links')[0]?.path).toBe('/agent-links?featured=true&limit=3');
    });

    it('explains the process in three steps, and who can see the data', () => {
      renderArea(Component, '/');
      const how = screen.getByRole('region', { name: 'How it works' });
      expect(within(how).getAllByRole('heading', { level: 3 })).toHaveLength(3);
      const safe = screen.getByRole('region', { name: 'Your information stays yours' });
      expect(within(safe).getByText('No preparer other than yours can open your file.')).toBeVisible();
    });

    it('has one heading per section, and a decorative drawing hidden from screen readers', () => {
      renderArea(Component, '/');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Where and when to find us',
        'What to bring',
        'How it works',
        'Meet our preparers',
        'Your information stays yours',
      ]);
      expect(screen.queryByRole('img')).toBeNull();
    });
  });
});
