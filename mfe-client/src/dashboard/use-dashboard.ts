import { useDocumentsQuery } from '@portal/data-access/documents';
import { useMyIntakeQuery } from '@portal/data-access/intake';
import { usePreparersQuery } from '@portal/data-access/preparers';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';

export interface DashboardData {
  intake: IntakeForm | null;
  /** Newest first. */
  documents: readonly DocumentRow[];
  preparers: number;
}

export type Dashboard =
  { face: 'loading' } | { face: 'failed'; retry: () => void; busy: boolean } | { face: 'full'; data: DashboardData };

/** The three answers the dashboard is made of. One that is missing makes it fail: half a picture would mislead. */
export function useDashboard(): Dashboard {
  const fresh = { refetchOnMountOrArgChange: true };
  const intake = useMyIntakeQuery(undefined, fresh);
  const documents = useDocumentsQuery({ query: {} }, fresh);
  const preparers = usePreparersQuery();
  const all = [intake, documents, preparers];

  if (all.some(({ isError }) => isError)) {
    const retry = (): void => {
      for (const query of all) if (query.isError) void query.refetch();
    };
    return { face: 'failed', retry, busy: all.some(({ isFetching }) => isFetching) };
  }
  if (intake.data === undefined || !documents.data || !preparers.data) return { face: 'loading' };
  return {
    face: 'full',
    data: { intake: intake.data, documents: documents.data, preparers: preparers.data.length },
  };
}
