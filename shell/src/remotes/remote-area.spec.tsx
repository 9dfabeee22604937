import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AreaRegistry, areaTimeout, type AreaModule } from './area-registry';
import { RemoteArea } from './remote-area';

jest.mock('./load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const page = (text: string): AreaModule => ({ Component: () => <h1>{text}</h1> });
const failedSentence = 'This part of the portal is not available right now.';
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

/** Returns a registry whose loads resolve to these answers in order; `calls` records the calls, and `reports` what was reported. */
function registryOf(...answers: (() => Promise<AreaModule>)[]) {
  const calls: [string, boolean][] = [];
  const reports: [string, boolean][] = [];
  const registry = new AreaRegistry(
    (area, fresh) => {
      calls.push([area, fresh]);
      return (answers.shift() ?? (() => Promise.reject(new Error('no more answers'))))();
    },
    (...report) => reports.push(report),
  );
  return { registry, calls, reports };
}

const down = () => Promise.reject(new Error('connect ECONNREFUSED'));
const up = (text: string) => () => Promise.resolve(page(text));

describe('remote area', () => {
  it('shows an error when loading fails, and recovers without a reload', async () => {
    const { registry, calls, reports } = registryOf(down, down, up('Here again'));
    render(<RemoteArea area="client" registry={registry} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(failedSentence);
    await retry();
    expect(await screen.findByText(failedSentence)).toBeVisible();
    await retry();
    expect(await screen.findByRole('heading', { name: 'Here again' })).toBeVisible();
    // The first load uses caches; retries after a failure are fresh.
    expect(calls).toEqual([
      ['client', false],
      ['client', true],
      ['client', true],
    ]);
    expect(reports).toEqual([
      ['client', true],
      ['client', true],
      ['client', false],
    ]);
  });

  it('blames the connection, not the portal, when the device is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { registry } = registryOf(down);
    render(<RemoteArea area="client" registry={registry} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline. Check your internet connection');
    expect(screen.queryByText(/Everything else still works/)).toBeNull();
    online.mockRestore();
  });

  it('shows an error when its files hang, and renders them when they arrive late', async () => {
    jest.useFakeTimers();
    let arrive: (module: AreaModule) => void = () => undefined;
    const { registry } = registryOf(() => new Promise((resolve) => (arrive = resolve)));
    render(<RemoteArea area="client" registry={registry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    expect(document.querySelector('.ui-spinner')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(areaTimeout + 1));
    expect(screen.getByText(failedSentence)).toBeVisible();
    await act(async () => arrive(page('Late')));
    expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
    jest.useRealTimers();
  });

  it.each(['cards', 'form', 'table'] as const)('reserves the place of a page of %s while it loads', (shape) => {
    const { registry } = registryOf(() => new Promise(() => undefined));
    render(<RemoteArea area="client" shape={shape} registry={registry} />);
    const selector = { cards: '.ui-tile', form: '.ui-skeleton-form', table: '.ui-skeleton-table' }[shape];
    expect(screen.getByRole('status').querySelector(selector)).toBeInTheDocument();
    expect(screen.getByRole('status').querySelector('.ui-skeleton__title')).toBeInTheDocument();
  });

  it('catches a render error, and reloads the area', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('Loading chunk 7 failed');
    };
    const { registry, calls, reports } = registryOf(() => Promise.resolve({ Component: Broken }), up('Mended'));
    render(<RemoteArea area="admin" registry={registry} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
    await retry();
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
    expect(calls[1]).toEqual(['admin', true]);
    expect(reports).toEqual([
      ['admin', false],
      ['admin', true],
      ['admin', false],
    ]);
    quiet.mockRestore();
  });

  it('does not show the error of the previous area', async () => {
    const { registry } = registryOf(down, up('Public'));
    const Both = () => {
      const [area, setArea] = useState<'client' | 'public'>('client');
      return (
        <>
          <button onClick={() => setArea('public')}>go</button>
          <RemoteArea area={area} registry={registry} />
        </>
      );
    };
    render(<Both />);
    await screen.findByText(failedSentence);
    await userEvent.click(screen.getByText('go'));
    expect(await screen.findByRole('heading', { name: 'Public' })).toBeVisible();
  });

  it('hides the last failure during a retry', async () => {
    const { registry } = registryOf(down, () => new Promise(() => undefined));
    const { unmount } = render(<RemoteArea area="client" registry={registry} />);
    await screen.findByText(failedSentence);
    unmount();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const painted: (string | null)[] = [];
    new MutationObserver(() => painted.push(place.textContent)).observe(place, { childList: true, subtree: true });
    // Without `act`, which would skip the state between render and effects.
    root.render(<RemoteArea area="client" registry={registry} />);
    await screen.findByText('Loading the page…');
    expect(painted.join()).not.toContain(failedSentence);
    act(() => root.unmount());
  });

  it('loads an area only once', async () => {
    const { registry, calls } = registryOf(up('Client'));
    const { unmount } = render(<RemoteArea area="client" registry={registry} />);
    await screen.findByText('Client');
    unmount();
    render(<RemoteArea area="client" registry={registry} />);
    expect(screen.getByText('Client')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('loads the code of a page before it is rendered, and again after a failure', async () => {
    const preload = jest.fn(() => Promise.resolve(true));
    const { registry, calls } = registryOf(down, () => Promise.resolve({ ...page('Client'), preload }));
    expect(await registry.preloadPage('client', '/estimate')).toBe(false);
    expect(await registry.preloadPage('client', '/estimate')).toBe(true);
    expect(calls).toEqual([
      ['client', false],
      ['client', true],
    ]);
    expect(preload).toHaveBeenCalledWith('/estimate');
  });

  it('reports a page whose code fails to load, and one that has nothing to preload', async () => {
    const preload = () => Promise.resolve(false);
    const { registry } = registryOf(() => Promise.resolve({ ...page('Client'), preload }), up('Public'));
    expect(await registry.preloadPage('client', '/estimate')).toBe(false);
    expect(await registry.preloadPage('public', '/')).toBe(true);
  });
});
