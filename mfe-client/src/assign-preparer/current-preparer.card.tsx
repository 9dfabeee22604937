import { fullName } from '@portal/domain/account/person-name';
import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { useTranslate } from '@portal/i18n';
import { Alert, Card } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';

/** Shows the client's preparer, or a notice that there is none. */
export function CurrentPreparerCard({ preparer }: { preparer: MyPreparer | null }) {
  const t = useTranslate();
  if (!preparer)
    return (
      <Alert tone="warning" title={t('assignments.none')}>
        <p>{t('assignments.noneAbout')}</p>
      </Alert>
    );
  const { preparer_code, email, phone, office_location, specialties } = preparer;
  const facts = [
    { key: 'code', label: t('assignments.code'), value: preparer_code },
    { key: 'email', label: t('assignments.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    ...(phone ? [{ key: 'phone', label: t('assignments.phone'), value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
    ...(office_location ? [{ key: 'office', label: t('assignments.office'), value: office_location }] : []),
    ...(specialties.length > 0
      ? [{ key: 'specialties', label: t('assignments.specialties'), value: specialties.join(', ') }]
      : []),
  ];
  return (
    <Card title={t('assignments.current')}>
      {preparer.available ? null : (
        <Alert tone="warning" title={t('assignments.gone', { name: fullName(preparer) })}>
          <p>{t('assignments.goneAbout')}</p>
        </Alert>
      )}
      <h3>{fullName(preparer)}</h3>
      <Descriptions items={facts} />
    </Card>
  );
}
