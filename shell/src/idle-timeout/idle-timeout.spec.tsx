import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { accountLimits } from '@portal/domain/account/account.limits';
import { renderInShell } from '../testing';
import { IdleTimeout } from './idle-timeout';
import { idleStateAt, useIdleTimeout } from './use-idle-timeout';

jest.mock('./idle-warning.dialog', () => {
  throw new Error('Loading chunk 7 failed');
});

/** Fakes BroadcastChannel: instances receive each other's messages, as if in separate tabs. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const { idle, idleWarning } = accountLimits;
const minute = 60_000;
const onExpire = jest.fn();
const onActive = jest.fn();

function Probe({ enabled = true }: { enabled?: boolean }) {
  const { state, stay } = useIdleTimeout({ enabled, onExpire, onActive });
  return <button onClick={stay}>{state}</button>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('idle state', () => {
  it.each([
    [idle, 'expired', 0],
    [idle - 1, 'warning', 1],
    [idleWarning, 'warning', idle - idleWarning],
    [idleWarning - 1, 'active', 1],
    [0, 'active', idleWarning],
    [-5000, 'active', idleWarning],
  ])('is correct after %i ms', (since, state, nextChange) =>
    expect(idleStateAt(1000, 1000 + since)).toEqual({ state, nextChange }),
  );
});

describe('idle timeout', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { BroadcastChannel: Channel });
    onExpire.mockClear();
    onActive.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('does not run while no user is signed in', async () => {
    render(<Probe enabled={false} />);
    await pass(idle * 2);
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('warns at 28 minutes, and signs out once at 30', async () => {
    render(<Probe />);
    await pass(idleWarning - 1);
    expect(screen.getByText('active')).toBeVisible();
    await pass(1);
    expect(screen.getByText('warning')).toBeVisible();
    expect(onExpire).not.toHaveBeenCalled();
    await pass(2 * minute);
    await pass(60 * minute);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('expires even if the first activity after the timeout comes before the timer', async () => {
    render(<Probe />);
    jest.setSystemTime(Date.now() + idle + 1);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(onExpire).toHaveBeenCalled();
  });

  it('is reset by the button and by any activity', async () => {
    render(<Probe />);
    await pass(29 * minute);
    fireEvent.click(screen.getByText('warning'));
    expect(screen.getByText('active')).toBeVisible();
    await pass(27 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(27 * minute);
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('is reset by activity in another tab', async () => {
    render(<Probe />);
    await pass(27 * minute);
    act(() => new Channel().postMessage(Date.now()));
    await pass(27 * minute);
    expect(screen.getByText('active')).toBeVisible();
  });

  it('reports activity to the server periodically while the user reads or types', async () => {
    render(<Probe />);
    for (let at = 0; at < 12; at += 1) {
      await pass(minute);
      fireEvent.wheel(document.body);
    }
    expect(onActive).toHaveBeenCalledTimes(2);
  });
});

describe('idle warning', () => {
  let server: FakeServer;
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    const person = personOf('client');
    storeSession(sessionOf(person));
    server = fakeServer({ 'GET /auth/me': () => json(person) });
  });
  afterEach(() => {
    jest.useRealTimers();
    server.stop();
    localStorage.clear();
  });

  it('falls back to an inline alert when its dialog cannot be loaded, without breaking the page', async () => {
    jest.useFakeTimers();
    renderInShell(
      <>
        <input aria-label="Typed" defaultValue="and not saved" />
        <IdleTimeout />
      </>,
      '/dashboard',
    );
    await pass(idleWarning - minute);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(minute);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You’ll be signed out in two minutes because you’ve been inactive.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Typed')).toHaveValue('and not saved');
  });
});
