import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The parts of a prerendered page that the script uses. */
const page = `
  <button data-copy="/preparer/RENOKA">Copy</button>
  <a href="/register" data-return-to="/preparer/RENOKA/intake">Create Account</a>
  <a href="/login">Sign In</a>
  <form method="get">
    <input type="search" name="search" aria-label="Search" />
    <select name="office_id" aria-label="Office"><option value="">All</option><option value="main">Main</option></select>
  </form>
  <div id="preparers">everybody</div>
  <div id="office-list">every office</div>
  <select name="theme" aria-label="Appearance"><option>system</option><option>light</option><option>dark</option></select>
  <p id="said" role="status" data-copied="Portal link copied" data-copy-failed="It is %link%"></p>`;

const fetched = jest.fn((_address: string, _options: RequestInit) =>
  Promise.resolve(new Response('<div id="preparers">Renee alone</div>')),
);
const shown = () => document.getElementById('preparers')?.textContent;

beforeAll(async () => {
  document.cookie = 'theme=dark; path=/';
  document.documentElement.className = 'ui-tokens portal-system';
  document.body.innerHTML = page;
  globalThis.fetch = fetched as unknown as typeof fetch;
  await import('./reader');
});
beforeEach(() => {
  fetched.mockClear();
  history.replaceState(null, '', '/agent-links');
  screen.getByRole('status').textContent = '';
});

describe('script of a prerendered page', () => {
  it('applies the stored appearance, even to an older cached page', () => {
    expect(screen.getByLabelText('Appearance')).toHaveValue('dark');
    expect(document.documentElement).toHaveClass('ui-tokens portal-dark', { exact: true });
  });

  it('applies and stores a new appearance immediately', async () => {
    await userEvent.selectOptions(screen.getByLabelText('Appearance'), 'light');
    expect(document.documentElement).toHaveClass('ui-tokens portal-light', { exact: true });
    expect(document.cookie).toContain('theme=light');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('copies the full URL of a portal, and confirms it', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/preparer/RENOKA');
    expect(screen.getByRole('status')).toHaveTextContent('Portal link copied');
  });

  it('shows the URL when it cannot be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('It is http://localhost/preparer/RENOKA');
  });

  it('searches after a debounce, and keeps the search in the URL', async () => {
    await userEvent.type(screen.getByRole('searchbox'), ' ren ');
    expect(shown()).toBe('everybody');
    await waitFor(() => expect(shown()).toBe('Renee alone'));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/agent-links?search=ren');
    expect(fetched.mock.calls[0]?.[1].headers).toEqual({ accept: 'text/html' });
    expect(location.search).toBe('?search=ren');
  });

  it('filters by office immediately, and searches on Enter', async () => {
    await userEvent.selectOptions(screen.getByLabelText('Office'), 'main');
    await waitFor(() => expect(location.search).toBe('?search=ren&office_id=main'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '{enter}');
    await waitFor(() => expect(location.search).toBe('?office_id=main'));
  });

  it('replaces the office list and the options of the select, and keeps focus', async () => {
    fetched.mockResolvedValueOnce(
      new Response(`<form><select name="office_id"><option value="">All</option>
        <option value="main" selected>Main</option><option value="branch-1200">Branch 1200</option></select></form>
        <div id="preparers">Renee alone</div><div id="office-list">Branch 1200</div>`),
    );
    await userEvent.type(screen.getByRole('searchbox'), 'x{enter}');
    await waitFor(() => expect(document.getElementById('office-list')).toHaveTextContent('Branch 1200'));
    expect(screen.getByRole('option', { name: 'Branch 1200' })).toBeInTheDocument();
    expect(screen.getByLabelText('Office')).toHaveValue('main');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('passes the return path to the registration page, as React Router does', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Create Account' }));
    expect(location.pathname).toBe('/register');
    expect(history.state).toMatchObject({ usr: { returnTo: '/preparer/RENOKA/intake' } });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'does not handle a click that opens a link in a new tab: %j',
    (keys) => {
      fireEvent.click(screen.getByRole('link', { name: 'Create Account' }), keys);
      expect(location.pathname).toBe('/agent-links');
    },
  );

  it('does not handle any other link', () => {
    const left = fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(left).toBe(true);
    expect(history.state).toBeNull();
  });
});
