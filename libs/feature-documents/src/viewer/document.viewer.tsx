import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { useDownload } from '../files/use-download';
import { DocumentPane } from './document.pane';

interface DocumentViewerProps {
  document: DocumentRow;
  onClose: () => void;
}

/** Shows a document in an overlay. Files without a preview can still be downloaded. */
export default function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const t = useTranslate();
  const download = useDownload();
  return (
    <Modal
      open
      width="full"
      title={
        <span className="doc-viewer__title">
          {document.filename} <small>{t(`documents.types.${document.document_type}`)}</small>
        </span>
      }
      onClose={onClose}
      footer={<Button onClick={() => download(document)}>{t('documents.download')}</Button>}
    >
      <DocumentPane document={document} />
    </Modal>
  );
}
