import type { DocumentType } from '@portal/domain/documents/document-types';
import { FileUpload } from './file-upload';

interface ClientUploadProps {
  clientId: string;
  documentType: DocumentType;
  /** Id of the request item that the files are for. */
  requestItem: string | undefined;
  /** Name of what is uploaded. */
  what: string;
  label: string;
}

/** Uploads files for a client, for staff. The server records them as the office's. */
export const ClientUpload = (props: ClientUploadProps) => <FileUpload {...props} />;
