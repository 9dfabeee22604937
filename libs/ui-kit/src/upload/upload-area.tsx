import { Upload } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { ProgressBar } from '../core/progress-bar';

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

/** Accepts files by click, touch, keyboard or drag and drop, and shows the progress of each. */
export function UploadArea(props: UploadAreaProps) {
  const { label, help, accept, multiple = true, camera, disabled = false, items, ...on } = props;
  const t = useTranslate();
  // Without dropping, the label alone says how.
  const isTouch = matchMedia('(pointer: coarse)').matches;
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
        <div className="ui-upload-files">
          <Upload.Dragger
            {...(accept ? { accept } : {})}
            multiple={multiple}
            disabled={disabled}
            rootClassName="ui-upload"
            fileList={[]}
            // The build leaves out antd's list: its buttons, tips and circles weigh more than the rest.
            showUploadList={false}
            beforeUpload={take}
          >
            <p>
              <strong>{label}</strong>
            </p>
            {isTouch ? null : <p className="ui-muted">{t('upload.how')}</p>}
            {help ? <p className="ui-muted">{help}</p> : null}
          </Upload.Dragger>
          {items.map((item) => (
            <UploadLine key={item.id} item={item} {...on} />
          ))}
        </div>
      </div>
    </AntdTheme>
  );
}

function UploadLine({ item, onCancel, onRetry }: { item: UploadItem } & Pick<UploadAreaProps, 'onCancel' | 'onRetry'>) {
  const t = useTranslate();
  const nameId = useId();
  const { id, name, state, percent = 0, detail } = item;
  const isWrong = state === 'failed' || state === 'refused';
  const moving = state === 'waiting' || state === 'sending';
  return (
    <div className="ui-upload-line" data-state={state}>
      <span>
        <strong id={nameId}>{name}</strong>
        <span role={isWrong ? 'alert' : undefined}>{detail ?? t(`upload.${state}`)}</span>
      </span>
      {moving ? (
        <>
          <ProgressBar labelledBy={nameId} percent={percent} tone="plain" />
          <Button onClick={() => onCancel(id)}>{t('upload.cancel')}</Button>
        </>
      ) : null}
      {state === 'failed' ? <Button onClick={() => onRetry(id)}>{t('upload.retry')}</Button> : null}
      {state === 'refused' ? <Button onClick={() => onCancel(id)}>{t('upload.remove')}</Button> : null}
    </div>
  );
}
