import { useCallback, useState } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { lazyWindow } from '@portal/ui-kit/core';

/** Lazy-loaded with pdf.js and the HEIC decoder when the first document is viewed. */
const DocumentViewer = lazyWindow(() => import('./document.viewer'));

/** Opens one document at a time in an overlay. */
export function useViewer() {
  const [document, setDocument] = useState<DocumentRow | null>(null);
  const open = useCallback((chosen: DocumentRow) => setDocument(chosen), []);
  const viewer = document ? (
    <DocumentViewer key={document.id} document={document} onClose={() => setDocument(null)} />
  ) : null;
  return { open, viewer };
}
