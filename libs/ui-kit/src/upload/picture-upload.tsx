import { useState } from 'react';
import { UploadArea, type UploadAreaProps, type UploadItem } from './upload-area';

interface PictureUploadProps extends Pick<UploadAreaProps, 'label' | 'help' | 'camera'> {
  maxBytes: number;
  /** Messages for files that are rejected without being sent. */
  refusals: { notAnImage: string; tooLarge: string };
  /** @returns the error message, or '' on success */
  onSend: (file: File) => Promise<string>;
}

/**
 * Uploads one picture that replaces the previous one. If a file is rejected, the previous picture stays, and the reason
 * is shown beside the file's name.
 */
export function PictureUpload({ maxBytes, refusals, onSend, ...area }: PictureUploadProps) {
  const [item, setItem] = useState<UploadItem & { file: File }>();

  const send = async (file: File): Promise<void> => {
    const chosen = { id: 'picture', name: file.name, file };
    const refusal = refusalOf(file);
    if (refusal) {
      setItem({ ...chosen, state: 'refused', detail: refusal });
      return;
    }
    const sending = { ...chosen, state: 'sending' } as const;
    setItem(sending);
    const detail = await onSend(file);
    // Ignore the result if the file has been removed in the meantime.
    setItem((now) => (now !== sending ? now : detail ? { ...chosen, state: 'failed', detail } : undefined));
  };
  const refusalOf = ({ type, size }: File): string => {
    if (!type.startsWith('image/')) return refusals.notAnImage;
    return size > maxBytes ? refusals.tooLarge : '';
  };

  return (
    <UploadArea
      {...area}
      accept="image/jpeg,image/png"
      multiple={false}
      disabled={item?.state === 'sending'}
      items={item ? [item] : []}
      onFiles={([file]) => (file ? void send(file) : undefined)}
      onCancel={() => setItem(undefined)}
      onRetry={() => (item ? void send(item.file) : undefined)}
    />
  );
}
