import { Link } from 'react-router-dom';
import { formatDateTime } from '@portal/domain/i18n/format';
import type { AdminIntakeRow } from '@portal/domain/intake/admin-intakes.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money, MutedText, Stack, buttonClass } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { DetailDrawer } from '@portal/ui-kit/feedback';
import { GeneralIntakeAnswers } from '../clients/general-intake-answers';
import { addressOf, listAddress } from '../addresses/admin-address';
import { ClientLink } from '../table/cells';

interface IntakeDrawerProps {
  /** null while the drawer is closed. */
  row: AdminIntakeRow | null;
  onClose: () => void;
}

/** The details of an intake form that the office may see, with links to related pages. */
export const IntakeDrawer = ({ row, onClose }: IntakeDrawerProps) => (
  <DetailDrawer open={row !== null} title={row ? <ClientLink {...row.client} /> : ''} onClose={onClose}>
    {row ? <IntakeDetails row={row} /> : null}
  </DetailDrawer>
);

function IntakeDetails({ row }: { row: AdminIntakeRow }) {
  const t = useTranslate();
  const locale = useLocale();
  const { client, preparer, form_data: form } = row;
  const yesOrNo = (holds: boolean): string => t(holds ? 'core.yes' : 'core.no');
  const found = new URLSearchParams({ search: client.email }).toString();
  const items = [
    { key: 'email', label: t('adminIntakes.columns.email'), value: client.email },
    { key: 'phone', label: t('adminIntakes.detail.phone'), value: client.phone ?? t('core.none') },
    {
      key: 'preparer',
      label: t('adminIntakes.columns.preparer'),
      value: preparer?.name ?? t('adminIntakes.noPreparer'),
    },
    { key: 'office', label: t('adminIntakes.columns.office'), value: row.office_name ?? t('core.none') },
    {
      key: 'status',
      label: t('adminIntakes.columns.status'),
      value: t(form.submitted ? 'adminIntakes.statuses.submitted' : 'adminIntakes.statuses.draft'),
    },
    {
      key: 'filing',
      label: t('adminIntakes.detail.filingStatus'),
      value: form.filing_status ? t(`intake.filingStatuses.${form.filing_status}`) : t('core.none'),
    },
    { key: 'income', label: t('adminIntakes.columns.income'), value: <Money amount={row.total_income} /> },
    { key: 'deductions', label: t('adminIntakes.columns.deductions'), value: yesOrNo(row.has_deductions) },
    { key: 'spouse', label: t('adminIntakes.detail.spouse'), value: yesOrNo(form.has_spouse) },
    { key: 'children', label: t('adminIntakes.detail.children'), value: form.children_count },
    { key: 'created', label: t('adminIntakes.detail.created'), value: formatDateTime(form.created_at, locale) },
    { key: 'updated', label: t('adminIntakes.detail.updated'), value: formatDateTime(form.updated_at, locale) },
  ];
  return (
    <Stack>
      <Descriptions amounts items={items} />
      <MutedText>{t('adminIntakes.detail.masked')}</MutedText>
      <GeneralIntakeAnswers key={client.id} clientId={client.id} />
      <Stack gap="tight">
        <Link className={buttonClass('primary')} to={`${addressOf('assignments')}?status=all&${found}`}>
          {t('adminIntakes.detail.assign')}
        </Link>
        <Link className={buttonClass()} to={`/messages/${client.id}`}>
          {t('adminIntakes.detail.message')}
        </Link>
        <Link
          className={buttonClass()}
          to={`${addressOf('history')}?${new URLSearchParams({ search: client.name }).toString()}`}
        >
          {t('adminIntakes.detail.history')}
        </Link>
        <Link className={buttonClass()} to={listAddress('/documents', { search: client.id })}>
          {t('adminIntakes.detail.documents')}
        </Link>
      </Stack>
    </Stack>
  );
}
