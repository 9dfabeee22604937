import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { renderArea } from '@portal/feature-area/testing/area';
import { Component } from '../area';
import { officePage, preparer, site } from '../testing';

describe('office page', () => {
  let server: FakeServer;
  beforeEach(() => {
    const read = () => json(officePage([preparer('Renee'), preparer('Leon')]));
    server = fakeServer({ 'GET /site': () => json(site), 'GET /offices/detroit-main': read });
  });
  afterEach(() => server.stop());

  it("shows the office's name and address", async () => {
    renderArea(Component, '/office/detroit-main');
    expect(await screen.findByRole('heading', { level: 1, name: 'Detroit Main Office' })).toBeVisible();
    for (const text of ['4100 Example Avenue', 'Detroit, MI 48201']) expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['Back to Home', '/'],
    ['All locations', '/agent-links'],
    ['Sign In', '/login'],
    ['313-555-0119', 'tel:3135550119'],
    ['info@lake.example', 'mailto:info@lake.example'],
    ['Choose Renee', '/preparer/renee'],
    ['Choose Leon', '/preparer/leon'],
    ['Start Your Tax Return', '/general-intake?office=detroit-main'],
    ['Call 313-555-0119', 'tel:3135550119'],
  ])('links "%s" to %s', async (name, href) => {
    renderArea(Component, '/office/detroit-main');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('has a card for each preparer with title, phone, email, tags and File Now', async () => {
    renderArea(Component, '/office/detroit-main');
    const card = (await screen.findByRole('heading', { name: 'Renee Okafor' })).closest('article');
    const inside = within(card ?? document.body);
    for (const text of ['CEO/Founder', '313-555-0101', 'renee@lake.example', 'Tax Expert', 'Small Business'])
      expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('link', { name: 'File Now' })).toHaveAttribute(
      'href',
      '/general-intake?preparer=RENOKA&office=detroit-main',
    );
  });

  it('shows a message when no preparer works there', async () => {
    server.answer('GET /offices/detroit-main', () => json(officePage([])));
    renderArea(Component, '/office/detroit-main');
    expect(await screen.findByText('No tax preparers available at the moment.')).toBeVisible();
  });

  it('shows the number of preparers that are not listed, and links to all of them', async () => {
    const office = { ...officePage([preparer('Renee'), preparer('Leon')]), preparers_total: 140 };
    server.answer('GET /offices/detroit-main', () => json(office));
    renderArea(Component, '/office/detroit-main');
    expect(await screen.findByText(/Showing 2 of 140 preparers\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the whole team' })).toHaveAttribute(
      'href',
      '/agent-links?office_id=detroit-main',
    );
  });

  it('shows a message for an unknown office', async () => {
    renderArea(Component, '/office/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'Office Not Found' })).toBeVisible();
    expect(screen.getByText('The office you’re looking for doesn’t exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /offices/detroit-main', () => refusal('unavailable', 'Not now.'));
    renderArea(Component, '/office/detroit-main');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this office.');
    server.answer('GET /offices/detroit-main', () => json(officePage([])));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Detroit Main Office' })).toBeVisible();
  });
});
