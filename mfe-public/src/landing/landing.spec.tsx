import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { checkSession, usePortalDispatch } from '@portal/data-access/core';
import { renderArea } from '@portal/feature-area/testing/area';
import { useEffect } from 'react';
import { preparer, site } from '../testing';
import LandingPage from './landing.page';

const Elsewhere = () => {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  return <p>{`at ${pathname}${search} ${JSON.stringify(state)}`}</p>;
};

/** The page and its link targets, below the shell's session check. */
function Area() {
  const dispatch = usePortalDispatch();
  useEffect(() => void dispatch(checkSession()), [dispatch]);
  return (
    <Routes>
      <Route path="/preparer/:preparerCode" element={<LandingPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

describe('preparer page', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    const renee = () => json(preparer('Renee'));
    server = fakeServer({ 'GET /site': () => json(site), 'GET /preparer-info/renoka': renee });
  });
  afterEach(() => server.stop());

  it('shows name, code, email and services', async () => {
    renderArea(Area, '/preparer/renoka');
    expect(await screen.findByRole('heading', { level: 1, name: 'Renee Okafor' })).toBeVisible();
    expect(screen.getByText('Preparer code: RENOKA')).toBeVisible();
    expect(screen.getByRole('link', { name: 'renee@lake.example' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Services' })).toBeVisible();
    expect(screen.getByText('Small Business')).toBeVisible();
  });

  it.each([
    ['Sign In', '/login'],
    ['Create Account', '/register'],
  ])("links %s to %s, and returns to this preparer's form afterwards", async (name, path) => {
    renderArea(Area, '/preparer/renoka');
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(screen.getByText(`at ${path}?preparer=RENOKA {"returnTo":"/preparer/RENOKA/intake"}`)).toBeVisible();
  });

  it.each([
    ['client', '/intake-form {"preparerCode":"renoka"}'],
    ['preparer', '/ null'],
    ['admin', '/ null'],
  ] as const)('redirects a signed-in %s to %s', async (role, path) => {
    storeSession(sessionOf(personOf(role)));
    server.answer('GET /auth/me', () => json(personOf(role)));
    renderArea(Area, '/preparer/renoka');
    expect(await screen.findByText(`at ${path}`)).toBeVisible();
    expect(server.to('/preparer-info/renoka')).toEqual([]);
  });

  it('shows a message for an unknown preparer, and links to Sign In', async () => {
    renderArea(Area, '/preparer/NOBODY');
    expect(await screen.findByRole('heading', { level: 1, name: 'Preparer Not Found' })).toBeVisible();
    expect(screen.getByText('Invalid preparer code or preparer not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /preparer-info/renoka', () => refusal('unavailable', 'Not now.'));
    renderArea(Area, '/preparer/renoka');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this preparer.');
    server.answer('GET /preparer-info/renoka', () =>
      json(preparer('Renee', { specialties: [], bio: null, phone: null })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Tax returns for individuals and families')).toBeVisible();
  });
});
