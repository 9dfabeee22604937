import type { ClientDetail } from '@portal/domain/clients/clients.dto';
import { clientDetailProgress } from '@portal/domain/progress/progress';
import { useTranslate } from '@portal/i18n';
import { StateChip, WaitingChip } from '@portal/ui-kit/data';
import { PhoneIcon } from '@portal/ui-kit/icons';
import { ClientEstimateFigure } from './client-estimate';

interface ClientFactsProps {
  client: ClientDetail;
  /** Whether the estimate is shown elsewhere on the page, with its trace. */
  hasEstimate: boolean;
}

/** What decides what to do next for a client: the wait, the state of the forms, the estimate, what is missing. */
export function ClientFacts({ client, hasEstimate }: ClientFactsProps) {
  const t = useTranslate();
  const { id, phone, waiting_since: since, intake_state: state } = client;
  const missing = clientDetailProgress(client).steps.filter(({ done }) => !done);
  const names = missing.map(({ name }) => t(name)).join(', ');
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
      {missing.length > 0 ? (
        <li>
          {t('clients.columns.missing')}: {names}
        </li>
      ) : null}
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
