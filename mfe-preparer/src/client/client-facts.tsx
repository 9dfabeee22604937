import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { useTranslate } from '@portal/i18n';
import { StateChip, WaitingChip } from '@portal/ui-kit/data';
import { PhoneIcon } from '@portal/ui-kit/icons';
import { ClientEstimateFigure } from './client-estimate';

interface ClientFactsProps {
  client: ClientDetail;
  /** Whether the estimate is shown elsewhere on the page, with its trace. */
  hasEstimate: boolean;
}

/**
 * What decides what to do next for a client: the wait, the state of the forms, the estimate. What is missing shows in the
 * next row.
 */
export function ClientFacts({ client, hasEstimate }: ClientFactsProps) {
  const t = useTranslate();
  const { id, phone, waiting_since: since, intake_state: state } = client;
  return (
    <ul className="client-facts" aria-label={t('clients.detail.facts')}>
      {since ? (
        <li>
          {t('clients.columns.waiting')} <WaitingChip since={since} />
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
