import { act, renderHook } from '@testing-library/react';
import { useWhenIdle } from './use-when-idle';

const work = jest.fn();
const rerendered = (isReady: boolean) =>
  renderHook(({ ready }) => useWhenIdle(ready, work), { initialProps: { ready: isReady } });

beforeEach(() => work.mockReset());

describe('in a browser that reports when it is idle', () => {
  let whenIdle: () => void = () => undefined;
  const cancelIdleCallback = jest.fn();
  beforeEach(() => {
    const requestIdleCallback = (callback: () => void): number => {
      whenIdle = callback;
      return 7;
    };
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('starts the work once, after the page is ready and the browser idle', () => {
    const { rerender, unmount } = rerendered(false);
    whenIdle();
    expect(work).not.toHaveBeenCalled();
    rerender({ ready: true });
    expect(work).not.toHaveBeenCalled();
    whenIdle();
    rerender({ ready: true });
    expect(work).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('does not start the work of a page that was left', () => {
    rerendered(true).unmount();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});

describe('in a browser that does not', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts the work a moment after the page is ready', () => {
    rerendered(true);
    expect(work).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not start the work of a page that was left', () => {
    rerendered(true).unmount();
    jest.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
  });
});
