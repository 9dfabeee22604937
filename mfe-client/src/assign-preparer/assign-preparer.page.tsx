import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMyPreparerQuery, usePreparerChoiceQuery } from '@portal/data-access/assignments';
import { useUser } from '@portal/data-access/core';
import { fullName } from '@portal/domain/account/person-name';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import type { ChosenPreparer, MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { preparerStanding } from '@portal/domain/assignments/preparer-standing';
import { can } from '@portal/domain/contract/access-policy';
import { PreparerNotice } from '@portal/feature-tax-forms/preparer-notice';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, LoadingState, PageFrame, SkeletonCard, Stack, lazyWindow } from '@portal/ui-kit/core';
import type { ChangeDialogProps } from './change.dialog';
import { CodeForm } from './code.form';
import { CurrentPreparerCard } from './current-preparer.card';
import { PreparerListCard } from './preparer-list.card';
import { useAssign, type PreparerPreference } from './use-assign';

const ChangeDialog = lazyWindow<ChangeDialogProps>(() => import('./change.dialog'));

/** Shows the client's preparer and the two ways to choose one (/assign-preparer). */
export default function AssignPreparerPage() {
  const t = useTranslate();
  const { tax_year: year } = useSeason();
  const mayAssign = can(useUser(), assignmentEndpoints.assignPreparer);
  return (
    <PageFrame title={t('assignments.title')} lead={t('assignments.lead', { year })}>
      {mayAssign ? <MyPreparerParts /> : <Alert tone="error" title={t('assignments.accessDenied')} />}
    </PageFrame>
  );
}

const fresh = { refetchOnMountOrArgChange: true };

function MyPreparerParts() {
  const t = useTranslate();
  const { data, isError, refetch } = useMyPreparerQuery(undefined, fresh);
  // Loaded here too, because its notice shows above the choices.
  const choice = usePreparerChoiceQuery(undefined, fresh);
  if (data !== undefined && !choice.isLoading) return <Choices current={data} choice={choice.data ?? null} />;
  if (isError) return <ErrorState title={t('assignments.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      <SkeletonCard lines={5} />
    </LoadingState>
  );
}

interface ChoicesProps {
  current: MyPreparer | null;
  /** Preparer whose page the client came from. */
  choice: ChosenPreparer | null;
}

/** Notice about the preparer whose page the client came from; renders nothing if there is none. */
function ChoiceNotice({ current, choice }: ChoicesProps) {
  const t = useTranslate();
  if (!choice) return null;
  const standing = preparerStanding(current, choice);
  if (standing.kind === 'chosen')
    return <Alert tone="info" title={t('assignments.notice.chosen', { name: standing.name })} />;
  if (standing.kind === 'gone')
    return <Alert tone="warning" title={t('assignments.notice.gone', { name: standing.name })} />;
  return <PreparerNotice standing={standing} submitted={false} />;
}

const changeHash = '#change';

function focusTitle(id: string): void {
  const title = document.getElementById(id);
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

/**
 * Assigns immediately if the client has no preparer yet; otherwise asks for confirmation. A client with a preparer opens
 * the choices by a link, whose hash lets the back button close them again.
 */
function Choices({ current, choice }: ChoicesProps) {
  const assign = useAssign();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [pending, setPending] = useState<PreparerPreference | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const isLinked = hash === changeHash;
  const isOpen = isLinked || !current?.available;

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The pressed link or button is gone: continue with the first field of the choices, or with the chosen preparer.
    if (isLinked) choices.current?.querySelector('input')?.focus();
    else if (wasOpen.current && !isOpen) focusTitle('current-preparer-title');
    wasOpen.current = isOpen;
  }, [isLinked, isOpen]);

  const confirm = async (preference: PreparerPreference): Promise<void> => {
    const isAssigned = await assign(preference);
    setPending(null);
    if (isAssigned && isLinked) void navigate({ hash: '' }, { replace: true });
  };

  const prefer = async (preference: PreparerPreference): Promise<void> => {
    if (current && preference.preparer_id !== current.id && preference.code !== current.preparer_code)
      setPending(preference);
    else await confirm(preference);
  };

  return (
    <Stack gap="loose">
      <CurrentPreparerCard preparer={current} isChanging={isOpen} />
      <ChoiceNotice current={current} choice={choice} />
      {isOpen ? (
        <div ref={choices} className="ui-stack ui-stack--loose">
          <CodeForm onPrefer={prefer} />
          <PreparerListCard current={current?.id ?? null} onPrefer={prefer} />
        </div>
      ) : null}
      {current && pending ? (
        <ChangeDialog pending={pending} now={fullName(current)} onConfirm={confirm} onClose={() => setPending(null)} />
      ) : null}
    </Stack>
  );
}
