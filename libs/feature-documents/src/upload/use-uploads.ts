import { useEffect, useMemo, useRef, useState } from 'react';
import { usePortalDispatch, useUser, type Failure } from '@portal/data-access/core';
import { useSeason } from '@portal/data-access/season-context';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import type { UploadItem } from '@portal/ui-kit/upload';
import { laneOf, uploadOutbox, type Upload } from './upload-outbox';

/**
 * Manages the uploads of one category, or for one request item. Files still waiting when the session ends are sent once
 * their owner signs in again.
 * @param clientId the client for whom staff upload
 */
export function useUploads(documentType: DocumentType, requestItem?: string, clientId?: string) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  const { tax_year, isKnown } = useSeason();
  const season = isKnown ? { year: tax_year } : {};
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const [empty, setEmpty] = useState<readonly string[]>([]);
  const lane = laneOf({ documentType, requestItem, clientId });
  const uploads = uploadOutbox.use().filter((one) => laneOf(one) === lane && one.year === season.year);
  const shown = useRef(true);
  const events = useMemo(
    () => ({
      onDone: (n: number) => notify.success(t('documents.upload.done', { n })),
      onFailed: ({ file }: Upload, failure: Failure) => {
        if (!shown.current) notify.error(`${file.name}: ${uploadFailureText(t, failure)}`);
      },
    }),
    [t],
  );
  useEffect(() => {
    shown.current = true;
    dispatch(uploadOutbox.send(lane, events));
    return () => {
      shown.current = false;
    };
  }, [dispatch, lane, events, id]);
  useLeaveWarning(uploads.some(({ state }) => state !== 'failed'));

  return {
    items: uploads.map((upload) => itemOf(t, upload)),
    /** Names of the files that were too large, so that no file of the batch was sent. */
    tooLarge,
    /** Names of the empty files that were skipped. */
    empty,
    /**
     * Adds files to the uploads. One file that is too large blocks the whole batch (specification part 1, section 5).
     */
    add: (files: readonly File[]): void => {
      const large = files.filter(({ size }) => size > documentLimits.maxBytes);
      setTooLarge(large.map(({ name }) => name));
      if (large.length > 0) notify.error(t('documents.upload.batchTooLarge'));
      const full = files.filter(({ size }) => size > 0);
      setEmpty(large.length > 0 ? [] : files.filter(({ size }) => size === 0).map(({ name }) => name));
      const added = full.map((file) => ({ documentType, requestItem, clientId, file, ...season }));
      if (large.length === 0 && full.length > 0) dispatch(uploadOutbox.add(added, events));
    },
    retry: (key: string): void => dispatch(uploadOutbox.retry(key, events)),
    cancel: (key: string): void => dispatch(uploadOutbox.discard(key)),
  };
}

function itemOf(t: Translate, { key, file, state, percent, failure }: Upload): UploadItem {
  const item = { id: key, name: file.name, state, percent };
  if (!failure) return item;
  return { ...item, state: isRefused(failure) ? 'refused' : state, detail: uploadFailureText(t, failure) };
}

/** Returns the message for a failed upload, depending on the cause (specification part 1, section 8). */
function uploadFailureText(t: Translate, failure: Failure): string {
  const { status, code, detail } = failure;
  if ((isRefused(failure) || code === 'email_unverified') && detail) return detail;
  switch (status) {
    case 413:
      return t('documents.upload.tooLarge');
    case 500:
      return t('documents.upload.failed500');
    case 408:
    case 504:
      return t('documents.upload.timeout');
    case 507:
      return [t('documents.upload.other'), detail].filter(Boolean).join(' ');
    default:
      return t('documents.upload.other');
  }
}

/**
 * Returns whether a retry is pointless: the server already has the file, the quota is used up, or the file itself is
 * unusable, such as a PDF with a password.
 */
const isRefused = ({ code, errors }: Failure): boolean =>
  code === 'already_exists' || code === 'conflict' || errors.some(({ field }) => field === 'file');
