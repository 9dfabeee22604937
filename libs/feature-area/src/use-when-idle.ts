import { useEffect } from 'react';

/** Time after which work starts in browsers that do not report that they are idle (Safari), ms. */
const idleAfter = 500;

/**
 * Starts work as soon as the page is ready and the browser idle, such as loading what the next page needs.
 * @param work the same function on every render
 */
export function useWhenIdle(isReady: boolean, work: () => void): void {
  useEffect(() => {
    if (!isReady) return undefined;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, idleAfter);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }, [isReady, work]);
}
