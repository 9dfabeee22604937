import { useUnreadMessagesQuery } from '@portal/data-access/messages';
import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { useDocumentCategoriesQuery } from '@portal/data-access/documents';
import { useMyIntakeQuery } from '@portal/data-access/intake';
import { useMyReturnQuery } from '@portal/data-access/returns';
import { useMyPreparerQuery, usePreparerChoiceQuery, usePreparerCountQuery } from '@portal/data-access/assignments';
import { fullName } from '@portal/domain/account/person-name';
import { countedOf } from '@portal/domain/documents/counts-as-document';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentCategories, DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { preparerStanding, type PreparerStanding } from '@portal/domain/assignments/preparer-standing';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';

export interface DocumentSummary {
  total: number;
  types: DocumentType[];
  /** Newest first. */
  latest: DocumentRow[];
}

export interface DashboardData {
  intake: IntakeForm | null;
  /** null before the first draft of the form. */
  status: ReturnStatus | null;
  documents: DocumentSummary;
  preparers: number;
  /** null if there is none or it could not be loaded. */
  preparer: MyPreparer | null;
  /** Unread direct messages. */
  unread: number;
  /** Name of the client's preparer; null if there is none. */
  preparerName: string | null;
  /** null if the preparer could not be loaded. */
  standing: PreparerStanding | null;
}

export type Dashboard =
  { face: 'loading' } | { face: 'failed'; retry: () => void; busy: boolean } | { face: 'full'; data: DashboardData };

const newest = { query: { latest: documentLimits.recent } };

function summaryOf({ categories }: DocumentCategories): DocumentSummary {
  const latest = categories.flatMap((category) => category.latest);
  latest.sort((one, other) => Date.parse(other.uploaded_at) - Date.parse(one.uploaded_at));
  return {
    total: categories.reduce((sum, category) => sum + countedOf(category), 0),
    types: categories.filter((category) => countedOf(category) > 0).map(({ document_type }) => document_type),
    latest: latest.slice(0, documentLimits.recent),
  };
}

/**
 * Returns the dashboard's data. Fails if any part fails, because incomplete data would mislead; only the preparer is
 * optional.
 */
export function useDashboard(): Dashboard {
  const fresh = { refetchOnMountOrArgChange: true };
  const intake = useMyIntakeQuery(undefined, fresh);
  const status = useMyReturnQuery(undefined, fresh);
  const documents = useDocumentCategoriesQuery(newest, fresh);
  const preparers = usePreparerCountQuery();
  const mine = useMyPreparerQuery(undefined, fresh);
  const choice = usePreparerChoiceQuery(undefined, fresh);
  const messages = useUnreadMessagesQuery();
  const all = [intake, status, documents, preparers];

  if (all.some(({ isError }) => isError)) {
    const retry = (): void => {
      for (const query of all) if (query.isError) void query.refetch();
    };
    return { face: 'failed', retry, busy: all.some(({ isFetching }) => isFetching) };
  }
  if (
    intake.data === undefined ||
    status.data === undefined ||
    !documents.data ||
    preparers.data === undefined ||
    mine.isLoading ||
    choice.isLoading ||
    messages.isLoading
  )
    return { face: 'loading' };
  const preparer = mine.data;
  return {
    face: 'full',
    data: {
      intake: intake.data,
      status: status.data,
      documents: summaryOf(documents.data),
      preparers: preparers.data,
      preparer: preparer ?? null,
      unread: messages.data?.direct ?? 0,
      preparerName: preparer ? fullName(preparer) : null,
      standing: preparer === undefined || choice.data === undefined ? null : preparerStanding(preparer, choice.data),
    },
  };
}
