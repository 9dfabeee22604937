import { useCallback, useState } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { lazyWindow } from '@portal/ui-kit/core';

/** pdf.js and the decoder of HEIC come with the first document that is looked at. */
const DocumentViewer = lazyWindow(() => import('./document.viewer'));

/** One document at a time, over the page that asked for it. */
export function useViewer() {
  const [document, setDocument] = useState<DocumentRow | null>(null);
  const open = useCallback((chosen: DocumentRow) => setDocument(chosen), []);
  const viewer = document ? (
    <DocumentViewer key={document.id} document={document} onClose={() => setDocument(null)} />
  ) : null;
  return { open, viewer };
}
