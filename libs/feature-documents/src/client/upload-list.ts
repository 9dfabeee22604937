import {
  newKey,
  problemOf,
  UnsentList,
  waitsForSignIn,
  type Failure,
  type PortalState,
  type PortalStore,
} from '@portal/data-access/core';
import { uploadDocument } from '@portal/data-access/documents';
import type { DocumentType } from '@portal/domain/documents/document-types';

/**
 * Outbox entry for a file that the server has not confirmed yet. It waits for a free slot or, after the session has
 * ended, for its owner to sign in.
 */
export interface Upload {
  key: string;
  documentType: DocumentType;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Upload progress, whole percent. */
  percent: number;
  failure: Failure | null;
}

/** `onDone` is called once at the end of a batch, `onFailed` for each failed file. */
interface UploadEvents {
  onDone: (count: number) => void;
  onFailed: (file: File, failure: Failure) => void;
}

type Thunk<Result = void> = (dispatch: PortalStore['dispatch'], getState: () => PortalState) => Result;

/** Maximum concurrent uploads per category; more would only share the same bandwidth. */
const atOnce = 2;

const uploads = new UnsentList<Upload>('documents.uploads');
const running = new Map<string, { abort: () => void }>();
/** Number of files uploaded in the current batch, by user and category. */
const taken = new Map<string, number>();

export const useUploadList = (): readonly Upload[] => uploads.use();

const ownerIn = (getState: () => PortalState): string => getState().session.user?.id ?? '';

export const addFiles =
  (documentType: DocumentType, files: readonly File[], events: UploadEvents): Thunk =>
  (dispatch, getState) => {
    const batch = files.map((file): Upload => {
      return { key: newKey(), documentType, file, state: 'waiting', percent: 0, failure: null };
    });
    uploads.add(ownerIn(getState), batch);
    dispatch(sendWaiting(documentType, events));
  };

export const retryUpload =
  (key: string, documentType: DocumentType, events: UploadEvents): Thunk =>
  (dispatch, getState) => {
    uploads.change(ownerIn(getState), key, { state: 'waiting', failure: null });
    dispatch(sendWaiting(documentType, events));
  };

export const cancelUpload =
  (key: string): Thunk =>
  (_dispatch, getState) => {
    uploads.remove(ownerIn(getState), key);
    running.get(key)?.abort();
  };

/**
 * Starts waiting uploads of a category up to the concurrency limit. Each file has its own request, so that a failure
 * does not stop the others.
 */
export const sendWaiting =
  (documentType: DocumentType, events: UploadEvents): Thunk =>
  (dispatch, getState) => {
    const ownerId = ownerIn(getState);
    const ofCategory = uploads.of(ownerId).filter((one) => one.documentType === documentType);
    const sending = ofCategory.filter(({ state }) => state === 'sending').length;
    const waiting = ofCategory.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, atOnce - sending)) {
      void dispatch(send(ownerId, upload, events)).then((isHeld) => {
        // Do not continue in another user's session, and do not loop while signed out.
        if (!isHeld && ownerIn(getState) === ownerId) dispatch(sendWaiting(documentType, events));
      });
    }
    if (sending + waiting.length > 0) return;
    const rest = `${ownerId}\n${documentType}`;
    const count = taken.get(rest);
    taken.delete(rest);
    if (count) events.onDone(count);
  };

/** @returns true if the file waits for its owner to sign in */
const send =
  (ownerId: string, { key, documentType, file }: Upload, events: UploadEvents): Thunk<Promise<boolean>> =>
  async (dispatch) => {
    const onProgress = (sent: number): void => uploads.change(ownerId, key, { percent: Math.floor(sent * 100) });
    const body = { fields: { document_type: documentType }, file };
    uploads.change(ownerId, key, { state: 'sending', percent: 0, failure: null });
    const request = dispatch(uploadDocument.initiate({ body, key, ownerId, onProgress }));
    running.set(key, request);
    const { data, error } = await request;
    running.delete(key);
    const failure = problemOf(error);
    const isCancelled = uploads.of(ownerId).every((one) => one.key !== key);
    if (data) {
      const rest = `${ownerId}\n${documentType}`;
      taken.set(rest, (taken.get(rest) ?? 0) + 1);
      uploads.remove(ownerId, key);
    } else if (!isCancelled) {
      // When the session ends, running uploads are aborted without a failure.
      const isHeld = !failure || waitsForSignIn(failure);
      uploads.change(ownerId, key, isHeld ? { state: 'waiting', percent: 0 } : { state: 'failed', failure });
      if (isHeld) return true;
      events.onFailed(file, failure);
    }
    return false;
  };
