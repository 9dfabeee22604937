import { Progress, Upload } from 'antd';
import type { UploadFile } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';

export interface UploadItem {
  id: string;
  name: string;
  /** `refused`: rejected permanently, so a retry is pointless. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** Percentage sent, as an integer. */
  percent?: number;
  /** Reason for the failure, including the file name. */
  detail?: string;
}

export interface UploadAreaProps {
  /** Label that describes what to upload: "Upload your W-2". */
  label: string;
  /** Text that states the allowed size and types. */
  help?: ReactNode;
  /** Value of the HTML `accept` attribute, such as `image/*,.pdf`. Any file is accepted by default. */
  accept?: string;
  multiple?: boolean;
  /** Offers the camera on touch screens as well: front or back camera, and its button's label. */
  camera?: { facing: 'user' | 'environment'; label: string };
  disabled?: boolean;
  items: readonly UploadItem[];
  /** Called with all files chosen or dropped together; this component does not upload them. */
  onFiles: (files: File[]) => void;
  /** Cancels an upload, or removes a rejected file. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

const antdStates = {
  waiting: 'uploading',
  sending: 'uploading',
  done: 'done',
  failed: 'error',
  refused: 'error',
} as const;

/** Accepts files by click, touch, keyboard or drag and drop, and shows the progress of each. */
export function UploadArea(props: UploadAreaProps) {
  const { label, help, accept, multiple = true, camera, disabled = false, items, ...on } = props;
  const t = useTranslate();
  // Without dropping, the label alone says how.
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const files: UploadFile[] = items.map(({ id, name, state, percent = 0 }) => ({
    uid: id,
    name,
    percent,
    status: antdStates[state],
  }));
  /**
   * antd calls this for each file of a batch; pass the batch on once, so that rules for whole batches run only once.
   */
  const take = (file: File, batch: File[]): false => {
    if (file === batch[0]) on.onFiles(batch);
    return false;
  };
  return (
    <AntdTheme>
      <div className="ui-upload-area">
        {camera ? (
          <Upload
            accept="image/*"
            capture={camera.facing}
            disabled={disabled}
            showUploadList={false}
            rootClassName="ui-upload-camera"
            beforeUpload={take}
            // The inner button handles clicks and focus.
            hasControlInside
          >
            <Button wide disabled={disabled}>
              {camera.label}
            </Button>
          </Upload>
        ) : null}
        <Upload.Dragger
          {...(accept ? { accept } : {})}
          multiple={multiple}
          disabled={disabled}
          rootClassName="ui-upload"
          fileList={files}
          beforeUpload={take}
          itemRender={(_, file) => {
            const item = items.find(({ id }) => id === file.uid);
            return item ? <UploadLine item={item} {...on} /> : null;
          }}
        >
          <p>
            <strong>{label}</strong>
          </p>
          {isTouch ? null : <p className="ui-muted">{t('upload.how')}</p>}
          {help ? <p className="ui-muted">{help}</p> : null}
        </Upload.Dragger>
      </div>
    </AntdTheme>
  );
}

function UploadLine({ item, onCancel, onRetry }: { item: UploadItem } & Pick<UploadAreaProps, 'onCancel' | 'onRetry'>) {
  const t = useTranslate();
  const { id, name, state, percent = 0, detail } = item;
  const isWrong = state === 'failed' || state === 'refused';
  const moving = state === 'waiting' || state === 'sending';
  return (
    <div className="ui-upload-line" data-state={state}>
      <span>
        <strong>{name}</strong>
        <span role={isWrong ? 'alert' : undefined}>{detail ?? t(`upload.${state}`)}</span>
      </span>
      {moving ? (
        <>
          <Progress percent={percent} size="small" aria-label={name} />
          <Button onClick={() => onCancel(id)}>{t('upload.cancel')}</Button>
        </>
      ) : null}
      {state === 'failed' ? <Button onClick={() => onRetry(id)}>{t('upload.retry')}</Button> : null}
      {state === 'refused' ? <Button onClick={() => onCancel(id)}>{t('upload.remove')}</Button> : null}
    </div>
  );
}
