import type { ScanState } from '@portal/domain/documents/document-types';
import { useTranslate } from '@portal/i18n';
import { Tag } from '@portal/ui-kit/data';

/** Says of a file that it is not known to be harmless yet, or that it is not; nothing of any other one. */
export function ScanNote({ state }: { state: ScanState | undefined }) {
  const t = useTranslate();
  if (state !== 'pending' && state !== 'failed' && state !== 'infected') return null;
  return (
    <span>
      <Tag tone={state === 'infected' ? 'error' : 'info'}>{t(`documents.scan.${state}`)}</Tag>
    </span>
  );
}
