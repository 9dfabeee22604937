import {
  useAddAdminReturnNoteMutation,
  useAmendAdminReturnMutation,
  useMoveAdminReturnMutation,
  useSetAdminReturnDeadlineMutation,
} from '@portal/data-access/returns';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import {
  AmendButton,
  DeadlineCard,
  EarlierReturns,
  FilingsCard,
  MoveButtons,
  Notes,
  ReturnSummary,
  Timeline,
} from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { Card, ErrorState, MutedText, Stack } from '@portal/ui-kit/core';

export interface ClientReturnProps {
  /** null before the first draft of the form; undefined if it failed to load. */
  detail: ReturnDetail | null | undefined;
  isFetching: boolean;
  /** Name of the client. */
  name: string;
  onReload: () => void;
}

/** The client's return for admins: where it is and every move so far, with the moves of the board, and internal notes. */
export default function ClientReturn({ detail, isFetching, name, onReload }: ClientReturnProps) {
  const t = useTranslate();
  if (detail) return <Return detail={detail} name={name} onStale={onReload} />;
  return detail === null ? (
    <Card title={t('adminClient.return')}>
      <MutedText>{t('staffReturns.noneAbout')}</MutedText>
    </Card>
  ) : (
    <ErrorState title={t('staffReturns.loadFailed')} onRetry={onReload} busy={isFetching} />
  );
}

interface ReturnProps {
  detail: ReturnDetail;
  name: string;
  onStale: () => void;
}

function Return({ detail, name, onStale }: ReturnProps) {
  const t = useTranslate();
  const { id } = detail;
  const [move] = useMoveAdminReturnMutation();
  const [setDeadline] = useSetAdminReturnDeadlineMutation();
  const [addNote] = useAddAdminReturnNoteMutation();
  const [amend] = useAmendAdminReturnMutation();
  return (
    <Stack>
      <Card
        title={t('adminClient.return')}
        extra={
          <MoveButtons
            detail={detail}
            name={name}
            mover="admin"
            send={(body) => move({ id, body })}
            onStale={onStale}
          />
        }
      >
        <ReturnSummary detail={detail} />
        <AmendButton detail={detail} begin={(body) => amend({ id, body })} onStale={onStale} />
      </Card>
      {detail.kind === 'amended' ? null : (
        <DeadlineCard detail={detail} save={(body) => setDeadline({ id, body })} onStale={onStale} />
      )}
      <FilingsCard filings={detail.filings} version={detail.version} timeZone={detail.time_zone} onStale={onStale} />
      <EarlierReturns earlier={detail.earlier} />
      <div className="return-columns">
        <Notes notes={detail.notes} add={(body) => addNote({ id, body })} />
        <Timeline transitions={detail.transitions} />
      </div>
    </Stack>
  );
}
