import { useReopenRequestMutation } from '@portal/data-access/requests';
import { detailOr } from '@portal/data-access/core';
import { formatCalendarDate } from '@portal/domain/i18n/format';
import type { RequestItem } from '@portal/domain/requests/document-requests.dto';
import type {} from '@portal/domain/requests/request-reasons.messages';
import { requestName } from '@portal/domain/requests/request-words';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText, notify } from '@portal/ui-kit/core';

interface SettledRequestsProps {
  title: string;
  items: readonly RequestItem[];
}

/** Lists items for which the client has nothing to do, apart from taking an explanation back, also to send a document early. */
export function SettledRequests({ title, items }: SettledRequestsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [reopen, { isLoading }] = useReopenRequestMutation();
  const takeBack = async ({ id, version }: RequestItem) => {
    const { error } = await reopen({ id, body: { version } });
    if (error) notify.error(detailOr(error, t('documentRequests.wrongState')));
  };
  /** The heading says where the item is. */
  const aboutOf = ({ state, explain_kind, comes_on }: RequestItem): string =>
    [
      state === 'explained' && explain_kind ? t(`requestReasons.explain.${explain_kind}`) : null,
      (state === 'explained' || state === 'awaited') && comes_on
        ? t('documentRequests.expectedOn', { date: formatCalendarDate(comes_on, locale) })
        : null,
    ]
      .filter((part) => part !== null)
      .join(' · ');
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="doc-requests">
        {items.map((item) => (
          <li key={item.id}>
            <Inline apart>
              <span>
                {requestName(t, item)} <MutedText>{aboutOf(item)}</MutedText>
              </span>
              {item.state === 'explained' || item.state === 'awaited' ? (
                <Button busy={isLoading} onClick={() => void takeBack(item)}>
                  {t(item.state === 'awaited' ? 'documentRequests.haveItNow' : 'documentRequests.takeBack')}
                </Button>
              ) : null}
            </Inline>
          </li>
        ))}
      </ul>
    </section>
  );
}
