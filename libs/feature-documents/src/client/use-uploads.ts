import { useEffect, useMemo, useRef, useState } from 'react';
import { usePortalDispatch, useUser } from '@portal/data-access/core';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import type { UploadItem } from '@portal/ui-kit/upload';
import { isRefused, uploadFailureText } from './upload-failure';
import { addFiles, cancelUpload, retryUpload, sendWaiting, useUploadList, type Upload } from './upload-list';

/** The files of one category on their way. What waits, because a session has ended meanwhile, goes on when its owner is back here. */
export function useUploads(documentType: DocumentType) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const uploads = useUploadList().filter((one) => one.documentType === documentType);
  const shown = useRef(true);
  const events = useMemo(
    () => ({
      onDone: (n: number) => notify.success(t('documents.upload.done', { n })),
      onFailed: (file: File, failure: Parameters<typeof uploadFailureText>[1]) => {
        if (!shown.current) notify.error(`${file.name}: ${uploadFailureText(t, failure)}`);
      },
    }),
    [t],
  );
  useEffect(() => {
    shown.current = true;
    dispatch(sendWaiting(documentType, events));
    return () => {
      shown.current = false;
    };
  }, [dispatch, documentType, events, id]);
  useWarningBeforeLeaving(uploads.some(({ state }) => state !== 'failed'));

  return {
    items: uploads.map((upload) => itemOf(t, upload)),
    /** Names of the files that kept a batch from being sent. */
    tooLarge,
    /** One file that is too large keeps all of them from being sent (specification part 1, section 5). */
    add: (files: readonly File[]): void => {
      const large = files.filter(({ size }) => size > documentLimits.maxBytes);
      setTooLarge(large.map(({ name }) => name));
      if (large.length > 0) notify.error(t('documents.upload.batchTooLarge'));
      else dispatch(addFiles(documentType, files, events));
    },
    retry: (key: string): void => dispatch(retryUpload(key, documentType, events)),
    cancel: (key: string): void => dispatch(cancelUpload(key)),
  };
}

function itemOf(t: Translate, { key, file, state, percent, failure }: Upload): UploadItem {
  const item = { id: key, name: file.name, state, percent };
  if (!failure) return item;
  return { ...item, state: isRefused(failure) ? 'refused' : state, detail: uploadFailureText(t, failure) };
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
