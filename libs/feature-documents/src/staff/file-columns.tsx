import type { ComponentType } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { formatDate } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { Column } from '@portal/ui-kit/table';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { FileActions } from '../files/file-actions';
import type { ClientNameProps } from '../files/file-list';
import { ScanNote } from '../files/scan-note';

/** Returns the columns that describe a file, without its client. */
export const fileColumns = (
  t: Translate,
  locale: Locale,
  onView: (document: DocumentRow) => void,
): Column<DocumentRow>[] => [
  {
    key: 'filename',
    title: t('documents.table.filename'),
    width: 'large',
    sortable: true,
    cell: (document) => (
      <div className="doc-files__name">
        <span>{document.filename}</span>
        <ScanNote document={document} />
      </div>
    ),
  },
  {
    key: 'type',
    title: t('documents.table.type'),
    width: 'small',
    sortable: true,
    cell: ({ document_type }) => t(`documents.types.${document_type}`),
  },
  {
    key: 'uploaded',
    title: t('documents.table.uploaded'),
    width: 'date',
    sortable: true,
    cell: ({ uploaded_at }) => <time dateTime={uploaded_at}>{formatDate(uploaded_at, locale)}</time>,
  },
  {
    key: 'actions',
    isAction: true,
    title: t('documents.table.actions'),
    width: 'small',
    cell: (document) => <FileActions document={document} onView={onView} />,
  },
];

export const PlainClientName = ({ document: { client_name } }: ClientNameProps) => client_name;

/** Returns the columns for documents of several clients, including the client's name. */
export function useDocumentColumns(
  onView: (document: DocumentRow) => void,
  ClientName: ComponentType<ClientNameProps> = PlainClientName,
): Column<DocumentRow>[] {
  const t = useTranslate();
  return [
    { key: 'name', title: t('documents.table.client'), cell: (document) => <ClientName document={document} /> },
    {
      key: 'client',
      title: t('documents.table.clientId'),
      width: 'small',
      sortable: true,
      cell: ({ user_id }) => <code title={user_id}>{user_id.slice(-documentLimits.idTail)}</code>,
    },
    ...fileColumns(t, useLocale(), onView),
  ];
}
