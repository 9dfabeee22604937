import { useSyncExternalStore } from 'react';
import {
  newKey,
  onSessionChange,
  requestOnce,
  useUser,
  whileSignedIn,
  type Failure,
  type PortalState,
  type PortalStore,
  type Request,
} from '@portal/data-access/core';
import { draftOf, flushBeforeSignOut, keepDraft } from '@portal/drafts/core';
import { outcomeOf } from './delivery';

/** Content that the server has not confirmed yet; screens already show it (optimistic update). */
export type OutboxEntry<Content> = Content & {
  /** Idempotency key, the same for every retry, so that a lost response does not create a duplicate. */
  key: string;
  /** `waiting`: for a free slot or, after the session has ended, for its owner to sign in. */
  state: 'waiting' | 'sending' | 'failed';
  /** Upload progress, whole percent. */
  percent: number;
  failure: Failure | null;
  /** An earlier attempt got no answer, or an unusable one. */
  isRepeated?: true;
};

/** Adapter through which the outbox sends one kind of record. */
interface OutboxAdapter<Content, Saved> {
  /** Unique among the drafts. */
  name: string;
  /** Entries of one lane are sent in order, at most `atOnce` at a time. */
  laneOf: (content: Content) => string;
  atOnce: number;
  /** Whether a deliberate sign-out waits, within limits, for what is being sent. */
  delaysSignOut: boolean;
  request: (content: Content) => Request;
  /** Updates the cache. Not called when another user has signed in since. */
  onSaved: (content: Content, saved: Saved, dispatch: PortalStore['dispatch']) => void;
  /** Refetches what an earlier attempt saved, whose response was lost. */
  onSavedBefore: (dispatch: PortalStore['dispatch']) => void;
}

export interface OutboxEvents<Content> {
  onFailed?: (entry: OutboxEntry<Content>, failure: Failure) => void;
  /** Called when a lane has nothing left to send, with the number of entries sent since it was last empty. */
  onDone?: (count: number) => void;
}

type Thunk<Result = void> = (dispatch: PortalStore['dispatch'], getState: () => PortalState) => Result;

const ownerIn = (getState: () => PortalState): string => getState().session.user?.id ?? '';

/**
 * Outbox of entries that the server has not confirmed, oldest first. Kept with the drafts: in memory, only for its
 * owner, and beyond the end of the session. A failed entry waits for its owner's decision: retry or discard.
 */
export class Outbox<Content extends object, Saved> {
  private readonly empty: readonly OutboxEntry<Content>[] = [];
  private readonly listeners = new Set<() => void>();
  /** Requests in flight, by entry key. */
  private readonly inFlight = new Map<string, { stop: AbortController; lane: string; done: Promise<void> }>();
  /** Number of entries sent since the lane was last empty, by owner and lane. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly adapter: OutboxAdapter<Content, Saved>) {
    // Nothing may go on in another user's session. The entries wait for their owner.
    onSessionChange((before, now) => {
      if (before.user && before.user.id !== now.user?.id) for (const { stop } of this.inFlight.values()) stop.abort();
    });
  }

  /** Returns the signed-in user's entries. */
  readonly use = (): readonly OutboxEntry<Content>[] => {
    const { id } = useUser();
    return useSyncExternalStore(this.subscribe, () => this.of(id));
  };

  /** Adds entries, and sends them as soon as their lane is free. */
  add(contents: readonly Content[], events: OutboxEvents<Content>): Thunk {
    return (dispatch, getState) => {
      const ownerId = ownerIn(getState);
      const added = contents.map((content): OutboxEntry<Content> => {
        return { ...content, key: newKey(), state: 'waiting', percent: 0, failure: null };
      });
      this.keep(ownerId, [...this.of(ownerId), ...added]);
      for (const lane of new Set(contents.map(this.adapter.laneOf))) dispatch(this.send(lane, events));
    };
  }

  retry(key: string, events: OutboxEvents<Content>): Thunk {
    return (dispatch, getState) => {
      const ownerId = ownerIn(getState);
      const entry = this.of(ownerId).find((one) => one.key === key);
      if (entry?.state !== 'failed') return;
      this.change(ownerId, key, { state: 'waiting', failure: null });
      dispatch(this.send(this.adapter.laneOf(entry), events));
    };
  }

  /** Removes an entry, and cancels its request. */
  discard(key: string): Thunk {
    return (_dispatch, getState) => {
      this.remove(ownerIn(getState), key);
      this.inFlight.get(key)?.stop.abort();
    };
  }

  /** Sends the user's waiting entries of all lanes. */
  sendAll(events: OutboxEvents<Content>): Thunk {
    return (dispatch, getState) => {
      for (const lane of new Set(this.of(ownerIn(getState)).map(this.adapter.laneOf)))
        dispatch(this.send(lane, events));
    };
  }

  /** Sends the user's waiting entries of a lane. Each has its own request, so that a failure does not stop the others. */
  send(lane: string, events: OutboxEvents<Content>): Thunk {
    return (dispatch, getState) => {
      const ownerId = ownerIn(getState);
      const entries = this.of(ownerId).filter((entry) => this.adapter.laneOf(entry) === lane);
      const sending = entries.filter(({ state }) => state === 'sending').length;
      const waiting = entries.filter(({ state }) => state === 'waiting');
      for (const entry of waiting.slice(0, this.adapter.atOnce - sending)) {
        const stop = new AbortController();
        const done = dispatch(this.deliver(ownerId, entry, stop.signal, events)).then((isHeld) => {
          this.inFlight.delete(entry.key);
          // Do not continue in another user's session, and do not loop while signed out.
          if (!isHeld && ownerIn(getState) === ownerId) dispatch(this.send(lane, events));
        });
        this.inFlight.set(entry.key, { stop, lane, done });
        if (this.adapter.delaysSignOut) void done.finally(flushBeforeSignOut(() => this.settled(lane)));
      }
      if (sending + waiting.length > 0) return;
      const count = this.counts.get(`${ownerId}\n${lane}`);
      this.counts.delete(`${ownerId}\n${lane}`);
      if (count) events.onDone?.(count);
    };
  }

  /** Waits until nothing of a lane is being sent. */
  async settled(lane: string): Promise<void> {
    for (;;) {
      const running = [...this.inFlight.values()].filter((one) => one.lane === lane);
      if (running.length === 0) return;
      await Promise.all(running.map(({ done }) => done));
    }
  }

  /** @returns true if the entry waits for its owner to sign in */
  private deliver(
    ownerId: string,
    entry: OutboxEntry<Content>,
    signal: AbortSignal,
    events: OutboxEvents<Content>,
  ): Thunk<Promise<boolean>> {
    return async (dispatch) => {
      const { key } = entry;
      const onProgress = (sent: number): void => this.change(ownerId, key, { percent: Math.floor(sent * 100) });
      this.change(ownerId, key, { state: 'sending', percent: 0, failure: null, isRepeated: true });
      const request = { ...this.adapter.request(entry), key, ownerId, onProgress };
      const result = await dispatch(requestOnce(request, signal));
      const isDiscarded = this.of(ownerId).every((one) => one.key !== key);
      const outcome = outcomeOf<Saved>(result as { data?: Saved });
      const isSavedBefore = 'conflict' in outcome && entry.isRepeated;
      if ('saved' in outcome || isSavedBefore) {
        const onSaved = (): void =>
          'saved' in outcome
            ? this.adapter.onSaved(entry, outcome.saved, dispatch)
            : this.adapter.onSavedBefore(dispatch);
        dispatch(whileSignedIn(ownerId, onSaved));
        const counted = `${ownerId}\n${this.adapter.laneOf(entry)}`;
        this.counts.set(counted, (this.counts.get(counted) ?? 0) + 1);
        this.remove(ownerId, key);
      } else if (!isDiscarded && ('signedOut' in outcome || signal.aborted)) {
        this.change(ownerId, key, { state: 'waiting', percent: 0 });
        return true;
      } else if (!isDiscarded && result.error) {
        this.change(ownerId, key, { state: 'failed', failure: result.error });
        events.onFailed?.(entry, result.error);
      }
      return false;
    };
  }

  private of(ownerId: string): readonly OutboxEntry<Content>[] {
    return (draftOf(ownerId, this.adapter.name) as readonly OutboxEntry<Content>[] | undefined) ?? this.empty;
  }

  private change(ownerId: string, key: string, change: Partial<OutboxEntry<object>>): void {
    this.keep(
      ownerId,
      this.of(ownerId).map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
    );
  }

  private remove(ownerId: string, key: string): void {
    this.keep(
      ownerId,
      this.of(ownerId).filter((entry) => entry.key !== key),
    );
  }

  private keep(ownerId: string, entries: readonly OutboxEntry<Content>[]): void {
    keepDraft(ownerId, this.adapter.name, entries.length > 0 ? entries : undefined);
    for (const listener of this.listeners) listener();
  }

  private readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
