import { useState } from 'react';
import { useMyPreparerQuery } from '@portal/data-access/assignments';
import { useUser } from '@portal/data-access/core';
import { fullName } from '@portal/domain/account/person-name';
import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, LoadingState, PageFrame, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { ChangeDialog } from './change.dialog';
import { CodeForm } from './code.form';
import { CurrentPreparerCard } from './current-preparer.card';
import { PreparerListCard } from './preparer-list.card';
import { useAssign, type Wish } from './use-assign';

/** Who prepares the client's return, and the two ways to choose (/assign-preparer). */
export default function AssignPreparerPage() {
  const t = useTranslate();
  const { role } = useUser();
  return (
    <PageFrame title={t('assignments.title')} lead={t('assignments.lead', { year: taxYear })}>
      {role === 'client' ? <MyPreparerParts /> : <Alert tone="error" title={t('assignments.accessDenied')} />}
    </PageFrame>
  );
}

function MyPreparerParts() {
  const t = useTranslate();
  const { data, isError, refetch } = useMyPreparerQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data !== undefined) return <Choices current={data} />;
  if (isError) return <ErrorState title={t('assignments.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      <SkeletonCard lines={4} />
    </LoadingState>
  );
}

/** Without a preparer a wish is carried out at once; with one, it is asked about first. */
function Choices({ current }: { current: MyPreparer | null }) {
  const assign = useAssign();
  const [asked, setAsked] = useState<Wish | null>(null);

  const wish = async (wanted: Wish): Promise<void> => {
    if (current && wanted.preparer_id !== current.id && wanted.code !== current.preparer_code) setAsked(wanted);
    else await assign(wanted);
  };

  return (
    <Stack gap="loose">
      <CurrentPreparerCard preparer={current} />
      <CodeForm onWish={wish} />
      <PreparerListCard current={current?.id ?? null} onWish={wish} />
      {current ? (
        <ChangeDialog
          asked={asked}
          now={fullName(current)}
          onConfirm={async (wanted) => {
            await assign(wanted);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Stack>
  );
}
