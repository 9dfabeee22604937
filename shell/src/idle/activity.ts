const gestures = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const channelName = 'portal-activity';
/** Gestures closer together than this count once, ms. */
const step = 1000;

/**
 * Calls `onActivity` for what the person does, here or in another tab of the portal. Returns how to stop and how to
 * report something as activity.
 */
export function watchActivity(onActivity: (at: number) => void): { stop: () => void; report: () => void } {
  const others = new BroadcastChannel(channelName);
  let last = 0;
  const report = (): void => {
    last = Date.now();
    others.postMessage(last);
    onActivity(last);
  };
  const gesture = (): void => {
    if (Date.now() - last >= step) report();
  };
  others.addEventListener('message', (event: MessageEvent<number>) => onActivity(event.data));
  for (const name of gestures) window.addEventListener(name, gesture, { passive: true, capture: true });
  return {
    report,
    stop: () => {
      others.close();
      for (const name of gestures) window.removeEventListener(name, gesture, { capture: true });
    },
  };
}
