import { useState } from 'react';
import { useDirectoryQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import { fullName } from '@portal/domain/account/person-name';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { SearchedSelectField, type Choice } from './searched-select.field';
import { useFirstGesture } from './use-first-gesture';

const firstPreparers = { limit: preparerLimits.offered };
const firstOffices = { limit: officeLimits.offered };

/**
 * Fields for the preferred preparer and office. Their lists load on the first interaction; long lists are searched on
 * the server.
 */
export function PreferenceFields({ none }: { none: Choice }) {
  const skip = !useFirstGesture();
  return (
    <>
      <PreferredPreparerField none={none} skip={skip} />
      <PreferredOfficeField none={none} skip={skip} />
    </>
  );
}

interface PreferenceProps {
  none: Choice;
  /** Whether to postpone loading. */
  skip: boolean;
}

function PreferredPreparerField({ none, skip }: PreferenceProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const all = useDirectoryQuery({ query: firstPreparers }, { skip });
  const found = useDirectoryQuery({ query: search ? { ...firstPreparers, search } : firstPreparers }, { skip });
  const choiceOf = (preparer: PreparerRow): Choice => {
    const name = fullName(preparer);
    // Show only the CEO's title, because clients ask for them by title.
    const isHead = preparer.title?.startsWith('CEO') === true;
    return { value: name, label: isHead ? t('intakeWizard.titled', { name, title: preparer.title ?? '' }) : name };
  };
  return (
    <SearchedSelectField
      name="preferred_preparer"
      blank={t('intakeWizard.anyPreparer')}
      none={none}
      all={all.data}
      found={found}
      choiceOf={choiceOf}
      onSearch={setSearch}
      text={{
        find: t('intakeWizard.findPreparer'),
        shown: (counts) => t('intakeWizard.preparersShown', counts),
        found: (counts) => t('intakeWizard.preparersFound', counts),
        nothing: t('intakeWizard.noPreparerFound'),
        failed: t('intakeWizard.preparersFailed'),
      }}
    />
  );
}

function PreferredOfficeField({ none, skip }: PreferenceProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const all = usePublicOfficesQuery({ query: firstOffices }, { skip });
  const found = usePublicOfficesQuery({ query: search ? { ...firstOffices, search } : firstOffices }, { skip });
  const choiceOf = ({ name }: OfficeRow): Choice => ({ value: name, label: name });
  return (
    <SearchedSelectField
      name="preferred_office"
      blank={t('intakeWizard.anyOffice')}
      none={none}
      all={all.data}
      found={found}
      choiceOf={choiceOf}
      onSearch={setSearch}
      text={{
        find: t('intakeWizard.findOffice'),
        shown: (counts) => t('intakeWizard.officesShown', counts),
        found: (counts) => t('intakeWizard.officesFound', counts),
        nothing: t('intakeWizard.noOfficeFound'),
        failed: t('intakeWizard.officesFailed'),
      }}
    />
  );
}
