import { useAddClientRequestMutation, useClientRequestsQuery } from '@portal/data-access/client-requests';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useSeason } from '@portal/data-access/season-context';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import type { Rejection } from '@portal/domain/returns/reject-codes';
import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { ActionMenu } from '@portal/ui-kit/controls';
import { Button, notify } from '@portal/ui-kit/core';
import { useClientAddress } from '../use-client-address';

export interface AskForPaperProps {
  clientId: string;
  /** The rule of the document that mends the rejection. */
  rule: Rejection['rule_key'];
  /** What the preparer wrote about the rejection; sent with the request. */
  words: string | null;
}

/** Asks for the document that mends a rejection in one click, or says that it was asked for already. */
export default function AskForPaper({ clientId, rule, words }: AskForPaperProps) {
  const t = useTranslate();
  const { openTab } = useClientAddress();
  const { isOpen } = useSeason();
  const { currentData: list, isError, refetch } = useClientRequestsQuery({ clientId });
  const [add] = useAddClientRequestMutation();
  const ask = async (again?: ClientRequestItem): Promise<void> => {
    const body = {
      required: true,
      ...(again ? { again: again.id } : { rule_key: rule }),
      ...(words ? { note: words } : {}),
    };
    const { error } = await add({ clientId, body });
    if (!error) {
      notify.success(t('staffRequests.asked'));
      return;
    }
    // Somebody else has asked in the meantime: show that item.
    if (problemOf(error)?.status === 409) void refetch();
    notify.error(detailOr(error, t('staffRequests.failed')));
  };
  if (!list)
    return (
      <div className="client-ask">
        {isError ? <Button onClick={() => void refetch()}>{t('core.tryAgain')}</Button> : null}
      </div>
    );
  const items = list.items.filter(({ rule_key }) => rule_key === rule);
  return (
    <div className="client-ask">
      {items
        .filter(({ turn }) => turn !== 'nobody')
        .map((item) => (
          <Button key={item.id} kind="text" onClick={() => openTab('documents')}>
            {t('staffRequests.askedAlready', {
              name: requestName(t, item),
              state: t(`staffRequests.states.${item.state}`),
            })}
          </Button>
        ))}
      {isOpen ? <Ask rule={rule} items={items} ask={ask} /> : null}
    </div>
  );
}

interface AskProps {
  rule: Rejection['rule_key'];
  items: readonly ClientRequestItem[];
  ask: (again?: ClientRequestItem) => Promise<void>;
}

/** A menu chooses between several decided items, such as the cards of two children. */
function Ask({ rule, items, ask }: AskProps) {
  const t = useTranslate();
  const name = t(`papers.rules.${rule}`);
  const decided = items.filter(({ turn }) => turn === 'nobody');
  const [first] = decided;
  if (items.length === 0) return <Button onClick={() => ask()}>{t('staffRequests.askFor', { name })}</Button>;
  if (!first) return null;
  if (decided.length === 1)
    return (
      <Button onClick={() => ask(first)}>{t('staffRequests.askAgainFor', { name: requestName(t, first) })}</Button>
    );
  return (
    <ActionMenu
      label={t('staffRequests.askAgainFor', { name })}
      actions={decided.map((item) => ({
        key: item.id,
        label: requestName(t, item),
        onClick: () => void ask(item),
      }))}
    />
  );
}
