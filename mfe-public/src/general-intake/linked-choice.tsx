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

/** Starts the wizard with the preparer and office of a public link: `?preparer=RENOKA&office=detroit-main`. */
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
    // Out of the address: after a reload, a choice made in the form since then must win.
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

/** Found, not there, or not a valid link. Anything else that failed may be read later. */
const isSettled = ({ isUninitialized, currentData, error }: Read): boolean =>
  isUninitialized || currentData !== undefined || problemOf(error)?.code === 'not_found';
