import { Link } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { useTranslate } from '@portal/i18n';
import { Alert, Card } from '@portal/ui-kit/core';
import { PreparerPerson } from '../preparer/preparer-person';
import { Specialties } from './specialties';

/** Shows the client's preparer as a person, or a notice that there is none. */
export function CurrentPreparerCard({ preparer, isChanging }: { preparer: MyPreparer | null; isChanging: boolean }) {
  const t = useTranslate();
  if (!preparer)
    return (
      <Alert tone="warning" title={t('assignments.none')}>
        <p>{t('assignments.noneAbout')}</p>
      </Alert>
    );
  const { preparer_code, email, specialties, available } = preparer;
  return (
    <Card id="current-preparer" title={t('assignments.current')}>
      {available ? null : (
        <Alert tone="warning" title={t('assignments.gone', { name: fullName(preparer) })}>
          <p>{t('assignments.goneAbout')}</p>
        </Alert>
      )}
      <PreparerPerson preparer={preparer}>
        <a href={`mailto:${email}`}>{email}</a>
        <span>
          {t('assignments.code')}: {preparer_code}
        </span>
      </PreparerPerson>
      <Specialties of={specialties} />
      {isChanging ? null : (
        <p>
          <Link to="#change">{t('assignments.confirm.action')}</Link>
        </p>
      )}
    </Card>
  );
}
