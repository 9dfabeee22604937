import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { accountLimits } from '@portal/domain/account/account.limits';
import { idleness } from './idle-clock';
import { useIdle } from './use-idle';

/** Channels of this page hear each other, as those of two tabs do. */
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
const onOver = jest.fn();
const onStillHere = jest.fn();

function Watch({ on = true }: { on?: boolean }) {
  const { is, stay } = useIdle({ on, onOver, onStillHere });
  return <button onClick={stay}>{is}</button>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('idleness', () => {
  it.each([
    [idle, 'over', 0],
    [idle - 1, 'warned', 1],
    [idleWarning, 'warned', idle - idleWarning],
    [idleWarning - 1, 'active', 1],
    [0, 'active', idleWarning],
    [-5000, 'active', idleWarning],
  ])('after %i ms', (since, is, due) => expect(idleness(1000, 1000 + since)).toEqual({ is, due }));
});

describe('somebody who has gone away', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { BroadcastChannel: Channel });
    onOver.mockClear();
    onStillHere.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('is not watched when nobody is signed in', async () => {
    render(<Watch on={false} />);
    await pass(idle * 2);
    expect(onOver).not.toHaveBeenCalled();
  });

  it('is warned at 28 minutes and signed out at 30, once', async () => {
    render(<Watch />);
    await pass(idleWarning - 1);
    expect(screen.getByText('active')).toBeVisible();
    await pass(1);
    expect(screen.getByText('warned')).toBeVisible();
    expect(onOver).not.toHaveBeenCalled();
    await pass(2 * minute);
    await pass(60 * minute);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('cannot come back to life by a click after the end', async () => {
    render(<Watch />);
    jest.setSystemTime(Date.now() + idle + 1);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(onOver).toHaveBeenCalled();
  });

  it('stays by the button, and by anything they do', async () => {
    render(<Watch />);
    await pass(29 * minute);
    fireEvent.click(screen.getByText('warned'));
    expect(screen.getByText('active')).toBeVisible();
    await pass(27 * minute);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(27 * minute);
    expect(onOver).not.toHaveBeenCalled();
  });

  it('stays by what they do in another tab', async () => {
    render(<Watch />);
    await pass(27 * minute);
    act(() => new Channel().postMessage(Date.now()));
    await pass(27 * minute);
    expect(screen.getByText('active')).toBeVisible();
  });

  it('is reported to the server now and then while they read or type', async () => {
    render(<Watch />);
    for (let at = 0; at < 12; at += 1) {
      await pass(minute);
      fireEvent.wheel(document.body);
    }
    expect(onStillHere).toHaveBeenCalledTimes(2);
  });
});
