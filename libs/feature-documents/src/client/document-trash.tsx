import { useDocumentTrashQuery } from '@portal/data-access/documents';
import { listLimits } from '@portal/domain/contract/limits';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Card, MutedText } from '@portal/ui-kit/core';
import { focusCategory } from './focus-category';
import { useRestore } from './use-file-changes';

const all = { query: { limit: listLimits.most } };

/** The client's deleted files with their dates of permanent removal; hidden while empty. */
export function DocumentTrash() {
  const t = useTranslate();
  const locale = useLocale();
  const restore = useRestore();
  const trash = useDocumentTrashQuery(all, { refetchOnMountOrArgChange: true });
  const files = trash.data?.rows ?? [];
  if (files.length === 0) return null;
  return (
    <Card id="document-trash" title={t('documents.trash.title')}>
      <MutedText>{t('documents.trash.lead', { days: documentLimits.trashDays })}</MutedText>
      <ul className="doc-files" aria-label={t('documents.trash.title')}>
        {files.map((file) => (
          <li key={file.id}>
            <div className="doc-files__name">
              <strong>{file.filename}</strong>
              <span className="ui-muted">
                {t('documents.trash.deletedAt', {
                  type: t(`documents.types.${file.document_type}`),
                  date: formatDate(file.deleted_at, locale),
                })}
              </span>
              <span className="ui-muted">
                {t('documents.trash.removedAt', { date: formatDate(file.removed_at, locale) })}
              </span>
            </div>
            <Button
              aria-label={t('documents.restoreOf', { filename: file.filename })}
              onClick={async () => {
                const isBack = await restore(file);
                if (isBack) focusCategory(file.document_type);
              }}
            >
              {t('documents.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
