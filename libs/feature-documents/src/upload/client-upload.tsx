import type { DocumentType } from '@portal/domain/documents/document-types';
import { UploadArea } from '@portal/ui-kit/upload';
import { RejectedFiles } from './rejected-files';
import { useUploads } from './use-uploads';

interface ClientUploadProps {
  clientId: string;
  documentType: DocumentType;
  /** Id of the request item that the files are for. */
  requestItem: string | undefined;
  label: string;
}

/** Uploads files for a client, for staff. The server records them as the office's. */
export function ClientUpload({ clientId, documentType, requestItem, label }: ClientUploadProps) {
  const { items, tooLarge, empty, add, retry, cancel } = useUploads(documentType, requestItem, clientId);
  return (
    <>
      <UploadArea label={label} items={items} onFiles={add} onRetry={retry} onCancel={cancel} />
      <RejectedFiles tooLarge={tooLarge} empty={empty} />
    </>
  );
}
