import { lazy, Suspense, useCallback, useState } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';

/** pdf.js and the decoder of HEIC come with the first document that is looked at. */
const DocumentViewer = lazy(() => import('./document.viewer'));

/** One document at a time, over the page that asked for it. */
export function useViewer() {
  const [document, setDocument] = useState<DocumentRow | null>(null);
  const open = useCallback((chosen: DocumentRow) => setDocument(chosen), []);
  const viewer = document ? (
    <Suspense fallback={null}>
      <DocumentViewer key={document.id} document={document} onClose={() => setDocument(null)} />
    </Suspense>
  ) : null;
  return { open, viewer };
}
