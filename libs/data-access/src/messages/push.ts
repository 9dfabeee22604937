import { useEffect, useRef, useState } from 'react';
import type { PushEvent } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { requestOnce, usePortalDispatch, useUser, type PortalState, type PortalStore } from '@portal/data-access/core';
import type { ConversationRef } from './conversation';
import { readEvents } from './event-stream';
import { loadNewer } from './catch-up';
import { groupRef, refreshUnread } from './lists';
import { messagesApi } from './messages-api';
import { settled } from './outbox';
import { usePageIsSeen } from './page-is-seen';
import { loadAgain, refreshContact, refreshGroups } from './refresh';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;

/** Before the stream is opened again, ms: doubled with each failure, and up to twice as long, so that not everybody comes at once. */
const pause = { first: 500, most: 15_000 };

/**
 * True while the stream is open; until then, what is looked at is fetched every few seconds. A page that nobody sees does not listen: a browser has
 * six connections in all to a server without HTTP/2, and whoever comes back is told what was missed.
 */
export function useMessagePush(): boolean {
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  const isSeen = usePageIsSeen();
  const position = useRef<Position>({ readerId: id });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isSeen) return;
    if (position.current.readerId !== id) position.current = { readerId: id };
    const stop = new AbortController();
    void dispatch(followMessages(position.current, stop.signal, setOpen));
    return () => {
      stop.abort();
      setOpen(false);
    };
  }, [dispatch, id, isSeen]);
  return isOpen;
}

/** How far a reader has been told what happened. */
interface Position {
  readerId: string;
  lastEventId?: string;
}

/** Listens to the stream until it is told to stop, and opens it again where it was cut off: what came meanwhile is told then. */
const followMessages =
  (position: Position, signal: AbortSignal, onOpen: (isOpen: boolean) => void) =>
  async (dispatch: Dispatch): Promise<void> => {
    const isStopped = (): boolean => signal.aborted;
    let failures = 0;
    while (!isStopped()) {
      const { body, heard } = await dispatch(openLine(signal, position.lastEventId));
      try {
        for await (const { id, data } of body ? readEvents(body, heard) : []) {
          failures = 0;
          if (id !== undefined) position.lastEventId = id;
          const event = JSON.parse(data) as PushEvent;
          if (event.kind === 'ready') onOpen(true);
          void dispatch(applyEvent(event));
        }
      } catch {
        // Cut off, or silent for too long: the next one goes on from the last event.
      }
      if (isStopped()) return;
      onOpen(false);
      await rest(Math.min(pause.most, pause.first * 2 ** failures) * (1 + Math.random()), signal);
      failures += 1;
    }
  };

interface Line {
  /** null: nobody answered. */
  body: ReadableStream<Uint8Array> | null;
  /** Something came: the line is alive. */
  heard: () => void;
}

/** Opens the stream. One on which nothing comes for long is dead, and is closed. */
const openLine =
  (signal: AbortSignal, lastEventId: string | undefined) =>
  async (dispatch: Dispatch): Promise<Line> => {
    const line = new AbortController();
    let timer = 0;
    const heard = (): void => {
      window.clearTimeout(timer);
      if (!line.signal.aborted) timer = window.setTimeout(() => line.abort(), streamLimits.heartbeat * 3);
    };
    const end = (): void => {
      line.abort();
      window.clearTimeout(timer);
    };
    signal.addEventListener('abort', end, { once: true });
    heard();
    const request = { endpoint: messageEndpoints.events, background: true, ...(lastEventId ? { lastEventId } : {}) };
    const { data } = await dispatch(requestOnce(request, line.signal));
    return { body: (data ?? null) as ReadableStream<Uint8Array> | null, heard };
  };

/** Waits, but not longer than until the network is back. */
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

/** Brings up to date what is shown: exactly what the event is about. */
const applyEvent =
  ({ kind, user_id, message_group_id }: PushEvent) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    // What was loaded before the stream was open may lack what came between the two, and be of somebody who is no contact any more.
    if (kind === 'ready' || kind === 'reset' || kind === 'contacts') {
      dispatch(loadAgain);
      return;
    }
    dispatch(refreshUnread);
    if (user_id !== undefined) {
      const of = { userId: user_id };
      const update = kind === 'message' ? catchUp(of) : refreshReceipts(of);
      await Promise.all([dispatch(update), dispatch(refreshContact(user_id))]);
    } else if (message_group_id !== undefined) {
      dispatch(refreshGroups);
      const of = groupOf(getState(), message_group_id);
      if (of && kind === 'group_message') await dispatch(catchUp(of));
    }
  };

/** One's own message comes back as the answer to its sending: it is waited for, so that it is not shown twice. */
const catchUp =
  (of: ConversationRef) =>
  async (dispatch: Dispatch): Promise<void> => {
    await settled(of);
    await dispatch(loadNewer(of));
  };

/** Loads anew where a message of the reader's own is not known to be read. */
const refreshReceipts =
  (of: { userId: string }) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    const { select, initiate } = messagesApi.endpoints.conversation;
    const unread = select(of)(getState()).data?.messages.some(
      ({ recipient_id, read_at }) => recipient_id === of.userId && read_at === null,
    );
    if (unread) await dispatch(initiate(of, { forceRefetch: true, subscribe: false }));
  };

function groupOf(state: PortalState, id: string): ConversationRef | undefined {
  const { select } = messagesApi.endpoints.messageGroups;
  const group = select()(state).data?.find((one) => one.id === id);
  return group && groupRef(group);
}
