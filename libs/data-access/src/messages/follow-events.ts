import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PushEvent } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { reconnectDelay } from '@portal/domain/messages/reconnect-delay';
import { requestOnce, usePortalDispatch, useUser, type PortalState, type PortalStore } from '@portal/data-access/core';
import { readEvents } from './event-stream';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns false while the page is hidden. */
export const usePageIsSeen = (): boolean => useSyncExternalStore(subscribe, isVisible);

type Dispatch = PortalStore['dispatch'];

/** Applies an event to the store. */
export type ApplyEvent = (event: PushEvent) => (dispatch: Dispatch, getState: () => PortalState) => unknown;

/**
 * Follows the event stream while the page is visible, because without HTTP/2 a browser has only six connections per
 * server. Missed events are delivered when the page is visible again.
 * @param apply must be a stable reference
 * @returns whether the stream is open
 */
export function useEventStream(apply: ApplyEvent): boolean {
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  const isSeen = usePageIsSeen();
  const position = useRef<Position>({ readerId: id });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isSeen) return;
    if (position.current.readerId !== id) position.current = { readerId: id };
    const stop = new AbortController();
    void dispatch(followEvents(position.current, stop.signal, setOpen, apply));
    return () => {
      stop.abort();
      setOpen(false);
    };
  }, [apply, dispatch, id, isSeen]);
  return isOpen;
}

/** Position of a client in the event stream. */
interface Position {
  readerId: string;
  lastEventId?: string;
}

/** Follows the stream until aborted. Resumes after an interruption, and missed events are then delivered. */
const followEvents =
  (position: Position, signal: AbortSignal, onOpen: (isOpen: boolean) => void, apply: ApplyEvent) =>
  async (dispatch: Dispatch): Promise<void> => {
    const isStopped = (): boolean => signal.aborted;
    let failures = 0;
    while (!isStopped()) {
      const { body, restartTimeout } = await dispatch(openLine(signal, position.lastEventId));
      try {
        for await (const { id, data } of body ? readEvents(body, restartTimeout) : []) {
          failures = 0;
          if (id !== undefined) position.lastEventId = id;
          const event = JSON.parse(data) as PushEvent;
          if (event.kind === 'ready') onOpen(true);
          void dispatch(apply(event));
        }
      } catch {
        // Interrupted, or silent for too long: resume after the last event.
      }
      if (isStopped()) return;
      onOpen(false);
      await rest(reconnectDelay(failures), signal);
      failures += 1;
    }
  };

interface Line {
  /** null if there is no response. */
  body: ReadableStream<Uint8Array> | null;
  /** Restarts the timeout that detects a dead connection. */
  restartTimeout: () => void;
}

/** Opens the stream. Closes it as dead when nothing arrives for three heartbeats. */
const openLine =
  (signal: AbortSignal, lastEventId: string | undefined) =>
  async (dispatch: Dispatch): Promise<Line> => {
    const line = new AbortController();
    let timer = 0;
    const restartTimeout = (): void => {
      window.clearTimeout(timer);
      if (!line.signal.aborted) timer = window.setTimeout(() => line.abort(), streamLimits.heartbeat * 3);
    };
    const end = (): void => {
      line.abort();
      window.clearTimeout(timer);
    };
    signal.addEventListener('abort', end, { once: true });
    restartTimeout();
    const request = { endpoint: messageEndpoints.events, background: true, ...(lastEventId ? { lastEventId } : {}) };
    const { data } = await dispatch(requestOnce(request, line.signal));
    return { body: (data ?? null) as ReadableStream<Uint8Array> | null, restartTimeout };
  };

/** Waits for `ms`, or until the network is back. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
