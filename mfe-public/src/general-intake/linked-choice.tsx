import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { problemOf } from '@portal/data-access/core';
import { usePreparerInfoQuery, usePublicOfficeQuery } from '@portal/data-access/directory';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { LinkFailed } from './link-failed';

const preparerCode = /^[a-z0-9]{6}$/i;
const officeSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface LinkedChoiceProps {
  form: ContractFormState<GeneralIntake>;
}

/** Preselects the preparer and office of a public link: `?preparer=RENOKA&office=detroit-main`. */
export default function LinkedChoice({ form: { methods } }: LinkedChoiceProps) {
  const [search, setSearch] = useSearchParams();
  const code = search.get('preparer');
  const slug = search.get('office');
  const preparer = usePreparerInfoQuery({ preparer_code: code ?? '' }, { skip: !preparerCode.test(code ?? '') });
  const office = usePublicOfficeQuery({ id: slug ?? '' }, { skip: !officeSlug.test(slug ?? '') });
  const preparerName = preparer.currentData ? fullName(preparer.currentData) : null;
  const officeName = office.currentData?.name ?? null;
  const hasReadPreparer = isSettled(preparer);
  const hasReadOffice = isSettled(office);

  useEffect(() => {
    const settled = [
      ...(code !== null && hasReadPreparer ? ['preparer'] : []),
      ...(slug !== null && hasReadOffice ? ['office'] : []),
    ];
    if (settled.length === 0) return;
    if (preparerName) methods.setValue('preferred_preparer', preparerName);
    if (officeName) methods.setValue('preferred_office', officeName);
    // Remove the parameters from the URL, so that a reload does not override a later choice.
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        for (const name of settled) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [code, slug, preparerName, officeName, hasReadPreparer, hasReadOffice, methods, setSearch]);

  const failed = [preparer, office].filter((read) => read.isError && !isSettled(read));
  if (failed.length === 0) return null;
  return <LinkFailed onRetry={() => failed.forEach((read) => void read.refetch())} />;
}

interface Read {
  isUninitialized: boolean;
  currentData?: unknown;
  error?: unknown;
}

/** Returns whether the result is final: found, not found, or not requested. Any other failure is worth retrying. */
const isSettled = ({ isUninitialized, currentData, error }: Read): boolean =>
  isUninitialized || currentData !== undefined || problemOf(error)?.code === 'not_found';
