import { Progress, Upload } from 'antd';
import type { UploadFile } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';

export interface UploadItem {
  id: string;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Whole percent of what was sent. */
  percent?: number;
  /** Why it failed; names the file. */
  detail?: string;
}

interface UploadAreaProps {
  /** What it takes: "Upload your W-2". */
  label: string;
  /** Size and types. */
  help?: ReactNode;
  /** As in HTML: `image/*,.pdf`. As it stands: any file. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  items: readonly UploadItem[];
  /** All that was chosen or dropped at once; nothing is sent by this part. */
  onFiles: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

const antdStates = { waiting: 'uploading', sending: 'uploading', done: 'done', failed: 'error' } as const;

/** Files by click, keyboard or drag and drop, and how far each one is. */
export function UploadArea({ label, help, accept, multiple = true, disabled = false, items, ...on }: UploadAreaProps) {
  const t = useTranslate();
  const files: UploadFile[] = items.map(({ id, name, state, percent = 0 }) => ({
    uid: id,
    name,
    percent,
    status: antdStates[state],
  }));
  return (
    <Upload.Dragger
      {...(accept ? { accept } : {})}
      multiple={multiple}
      disabled={disabled}
      rootClassName="ui-upload"
      fileList={files}
      beforeUpload={(file, batch) => {
        // Called for each file of a batch; a rule about the batch is judged once.
        if (file === batch[0]) on.onFiles(batch);
        return false;
      }}
      itemRender={(_, file) => {
        const item = items.find(({ id }) => id === file.uid);
        return item ? <UploadLine item={item} {...on} /> : null;
      }}
    >
      <p>
        <strong>{label}</strong>
      </p>
      <p className="ui-muted">{t('upload.how')}</p>
      {help ? <p className="ui-muted">{help}</p> : null}
    </Upload.Dragger>
  );
}

function UploadLine({ item, onCancel, onRetry }: { item: UploadItem } & Pick<UploadAreaProps, 'onCancel' | 'onRetry'>) {
  const t = useTranslate();
  const { id, name, state, percent = 0, detail } = item;
  const moving = state === 'waiting' || state === 'sending';
  return (
    <div className="ui-upload-line" data-state={state}>
      <span>
        <strong>{name}</strong>
        <span role={state === 'failed' ? 'alert' : undefined}>{detail ?? t(`upload.${state}`)}</span>
      </span>
      {moving ? (
        <>
          <Progress percent={percent} size="small" aria-label={name} />
          <Button onClick={() => onCancel(id)}>{t('upload.cancel')}</Button>
        </>
      ) : null}
      {state === 'failed' ? <Button onClick={() => onRetry(id)}>{t('upload.retry')}</Button> : null}
    </div>
  );
}
