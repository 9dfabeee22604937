import { useEffect, useRef, useState } from 'react';
import { newKey, problemOf, usePortalDispatch } from '@portal/data-access/core';
import { uploadDocument } from '@portal/data-access/documents';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import type { UploadItem } from '@portal/ui-kit/upload';
import { isRefused, uploadFailureText } from './upload-failure';

/** Files of one category that are sent at the same time: more would only share the same line. */
const atOnce = 2;

interface Sending extends UploadItem {
  file: File;
  /** The same for every try of this file: an answer that was lost is given again instead of a second document. */
  key: string;
}

/** The files of one category on their way: each for itself, so that one that fails stops nothing. */
export function useUploads(documentType: DocumentType) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const [items, setItems] = useState<readonly Sending[]>([]);
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const running = useRef(new Map<string, { abort: () => void }>());
  const cancelled = useRef(new Set<string>());
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  useWarningBeforeLeaving(items.some(({ state }) => state === 'sending' || state === 'waiting'));

  const change = (id: string, more: Partial<Sending>): void =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)));
  const remove = (id: string): void => setItems((all) => all.filter((item) => item.id !== id));

  /** True when it was taken. */
  const send = async ({ id, file, key }: Sending): Promise<boolean> => {
    const onProgress = (sent: number): void => change(id, { percent: Math.floor(sent * 100) });
    const body = { fields: { document_type: documentType }, file };
    const sending = dispatch(uploadDocument.initiate({ body, key, onProgress }));
    running.current.set(id, sending);
    change(id, { state: 'sending', percent: 0 });
    const { data, error } = await sending;
    const isCancelled = !running.current.delete(id);
    if (data) {
      remove(id);
      return true;
    }
    const failure = problemOf(error);
    if (isCancelled || !failure) return false;
    const detail = uploadFailureText(t, failure);
    if (shown.current) change(id, { state: isRefused(failure) ? 'refused' : 'failed', detail });
    else notify.error(`${file.name}: ${detail}`);
    return false;
  };

  const sendAll = async (batch: readonly Sending[]): Promise<void> => {
    const waiting = [...batch];
    let done = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        if (!cancelled.current.has(next.id) && (await send(next))) done += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (done > 0) notify.success(t('documents.upload.done', { n: done }));
  };

  return {
    items,
    /** Names of the files that kept a batch from being sent. */
    tooLarge,
    /** One file that is too large keeps all of them from being sent (specification part 1, section 5). */
    add: (files: readonly File[]): void => {
      const large = files.filter(({ size }) => size > documentLimits.maxBytes);
      setTooLarge(large.map(({ name }) => name));
      if (large.length > 0) {
        notify.error(t('documents.upload.batchTooLarge'));
        return;
      }
      const batch = files.map((file): Sending => ({
        id: newKey(),
        key: newKey(),
        name: file.name,
        state: 'waiting',
        file,
      }));
      setItems((all) => [...all, ...batch]);
      void sendAll(batch);
    },
    retry: (id: string): void => {
      const item = items.find((one) => one.id === id);
      if (item) void sendAll([item]);
    },
    cancel: (id: string): void => {
      cancelled.current.add(id);
      const sending = running.current.get(id);
      running.current.delete(id);
      sending?.abort();
      remove(id);
    },
  };
}

/** The browser asks before a page is closed that still sends files. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
