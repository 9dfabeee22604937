import { countsAsDocument } from '@portal/domain/documents/counts-as-document';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Tag } from '@portal/ui-kit/data';

/** Whether a file is excluded from the checklist or cannot be opened yet. */
export const needsNote = (document: DocumentRow): boolean =>
  !countsAsDocument(document) || ['pending', 'failed', 'infected'].includes(document.scan_state ?? '');

/** Explains why a file is excluded from the checklist or cannot be opened yet; renders nothing for other files. */
export function ScanNote({ document }: { document: DocumentRow }) {
  const t = useTranslate();
  const state = document.scan_state;
  if (state !== 'infected' && !countsAsDocument(document))
    return (
      <span>
        <Tag tone="error">{t(document.sent_back ? 'documents.sentBack' : 'documents.emptyFile')}</Tag>
      </span>
    );
  if (state !== 'pending' && state !== 'failed' && state !== 'infected') return null;
  return (
    <span>
      <Tag tone={state === 'infected' ? 'error' : 'info'}>{t(`documents.scan.${state}`)}</Tag>
    </span>
  );
}
