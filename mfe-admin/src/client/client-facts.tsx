import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminClient, AdminClientForm } from '@portal/domain/assignments/admin-clients.dto';
import type { FormState } from '@portal/domain/clients/client-list';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { StateChip } from '@portal/ui-kit/data';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { Day, Whole } from '../table/cells';

/** Contact, preparer, state of the forms and number of documents, side by side. */
export function ClientFacts({ client }: { client: AdminClient }) {
  const t = useTranslate();
  const { assigned_preparer: preparer, office_name: office } = client;
  return (
    <div className="admin-facts">
      <Facts title={t('adminClient.contact')}>
        <Fact label={t('adminClient.email')}>
          <a href={`mailto:${client.email}`}>{client.email}</a>
        </Fact>
        <Fact label={t('adminClient.phone')}>
          {client.phone ? (
            <a href={`tel:${client.phone}`}>
              <Whole>{client.phone}</Whole>
            </a>
          ) : (
            t('core.none')
          )}
        </Fact>
        <Fact label={t('adminClient.since')}>
          <Day at={client.created_at} />
        </Fact>
        <Fact label={t('adminClient.account')}>
          <Link to={listAddress(addressOf('accounts'), { role: 'client', search: client.email })}>
            {t(`accountList.statuses.${client.status}`)}
          </Link>
        </Fact>
      </Facts>
      <Facts title={t('adminClient.preparer')}>
        <Fact label={t('adminClient.preparer')}>
          {preparer ? (
            <Link to={clientsAddress({ preparer_id: preparer.id })}>{preparer.name}</Link>
          ) : (
            <StateChip tone="warning">{t('adminClients.unassigned')}</StateChip>
          )}
        </Fact>
        <Fact label={t('adminClient.office')}>
          {client.office_id && office ? (
            <Link to={clientsAddress({ office_id: client.office_id })}>{office}</Link>
          ) : (
            t('core.none')
          )}
        </Fact>
      </Facts>
      <Facts title={t('adminClient.forms')}>
        <Fact label={t('adminClient.intake')}>
          <Form form={client.intake_form} />
        </Fact>
        <Fact label={t('adminClient.scheduleC')}>
          <Form form={client.schedule_c} />
        </Fact>
        <Fact label={t('adminClient.documents')}>
          <Link to={listAddress('/documents', { search: client.id })}>
            {t('adminClient.documentsCount', { count: client.documents_count })}
          </Link>
        </Fact>
      </Facts>
    </div>
  );
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="ui-card" aria-label={title}>
    <h2>{title}</h2>
    <dl>{children}</dl>
  </section>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const tones: Readonly<Record<FormState, 'default' | 'success' | 'warning'>> = {
  none: 'default',
  draft: 'default',
  submitted: 'success',
  changed: 'warning',
};

function Form({ form: { state, submitted_at } }: { form: AdminClientForm }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <>
      <StateChip tone={tones[state]}>{t(`clients.states.${state}`)}</StateChip>{' '}
      {submitted_at ? (
        <span className="ui-muted">{t('adminClient.submittedOn', { date: formatDate(submitted_at, locale) })}</span>
      ) : null}
    </>
  );
}
