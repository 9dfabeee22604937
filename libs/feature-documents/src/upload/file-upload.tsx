import type { DocumentType } from '@portal/domain/documents/document-types';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { UploadArea } from '@portal/ui-kit/upload';
import { usePhotoPages } from './photos/use-photo-pages';
import { RejectedFiles } from './rejected-files';
import { laneOf } from './upload-outbox';
import { useUploads } from './use-uploads';

interface FileUploadProps {
  documentType: DocumentType;
  /** Id of the request item that the files are for. */
  requestItem?: string | undefined;
  /** The client for whom staff upload. */
  clientId?: string | undefined;
  /** Name of what is uploaded: "W-2". */
  what: string;
  label: string;
  /** Label of the button for the camera; without it, there is none. */
  cameraLabel?: string;
  /** Leaves out the button for several pages; pictures that are chosen together become one PDF anyway. */
  isCompact?: boolean;
}

/** Uploads files of one category, or for one request item. Several pictures can become one PDF. */
export function FileUpload({ what, label, cameraLabel, isCompact = false, ...about }: FileUploadProps) {
  const { documentType, requestItem, clientId } = about;
  const t = useTranslate();
  const { items, tooLarge, empty, add, retry, cancel } = useUploads(documentType, requestItem, clientId);
  const pages = usePhotoPages({ lane: laneOf(about), what, add });
  const isSelfie = documentType === 'selfie';
  return (
    <>
      <UploadArea
        label={label}
        {...(cameraLabel ? { camera: { facing: isSelfie ? 'user' : 'environment', label: cameraLabel } } : {})}
        items={items}
        onFiles={isSelfie ? add : pages.take}
        onRetry={retry}
        onCancel={cancel}
      />
      {cameraLabel && !isSelfie && !isCompact ? (
        <Button wide className="doc-several" onClick={pages.open}>
          {t('documents.severalPages')}
        </Button>
      ) : null}
      {pages.dialog}
      <RejectedFiles tooLarge={tooLarge} empty={empty} />
    </>
  );
}
