import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { formatCalendarDate } from '@portal/domain/i18n/format';
import { clientWait } from '@portal/domain/returns/client-wait';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { StateChip, WaitingChip } from '@portal/ui-kit/data';
import { PhoneIcon } from '@portal/ui-kit/icons';
import { ClientEstimateFigure } from './client-estimate';

interface ClientFactsProps {
  client: ClientDetail;
  taxReturn: ReturnDetail | null | undefined;
  /** Whether the estimate is shown elsewhere on the page, with its trace. */
  hasEstimate: boolean;
}

/**
 * What decides what to do next for a client: the wait, the state of the forms, the estimate. What is missing shows in the
 * next row.
 */
export function ClientFacts({ client, taxReturn, hasEstimate }: ClientFactsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { id, phone, intake_state: state } = client;
  const wait = clientWait(client, taxReturn);
  return (
    <ul className="client-facts" aria-label={t('clients.detail.facts')}>
      {wait ? (
        <li>
          {'since' in wait ? (
            <>
              {t('clients.columns.waiting')} <WaitingChip since={wait.since} />
            </>
          ) : (
            t('clients.detail.expected', { date: formatCalendarDate(wait.until, locale) })
          )}
        </li>
      ) : null}
      <li>
        <StateChip tone={state === 'submitted' ? 'success' : state === 'changed' ? 'warning' : 'default'}>
          {t('clients.intake')}: {t(`clients.states.${state}`)}
        </StateChip>
      </li>
      {phone ? (
        <li>
          <a href={`tel:${phone}`}>
            <PhoneIcon /> {phone}
          </a>
        </li>
      ) : null}
      {state === 'none' || hasEstimate ? null : (
        <li>
          <ClientEstimateFigure clientId={id} />
        </li>
      )}
    </ul>
  );
}
