import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listLimits } from '@portal/domain/contract/limits';
import { fullName } from '@portal/domain/account/person-name';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { problemOf } from '@portal/data-access/core';
import { usePreparerInfoQuery, usePublicOfficesQuery } from '@portal/data-access/directory';
import type { ContractFormState } from '@portal/ui-kit/forms';

const preparerCode = /^[a-z0-9]{6}$/i;

/** Starts the wizard with the preparer or office that a public link names: `?preparer=RENOKA&office=detroit-main`. */
export function useLinkedChoice({ methods }: ContractFormState<GeneralIntake>): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get('preparer');
  const slug = search.get('office');
  const asked = usePreparerInfoQuery({ preparer_code: code ?? '' }, { skip: !preparerCode.test(code ?? '') });
  const offices = usePublicOfficesQuery({ query: { limit: listLimits.most } }).data?.rows;
  const preparer = asked.currentData ? fullName(asked.currentData) : null;
  const office = offices?.find(({ id }) => id === slug)?.name;
  // After any other failure, a reload may succeed.
  const hasReadPreparer = asked.isUninitialized || preparer !== null || problemOf(asked.error)?.code === 'not_found';
  const hasReadOffices = offices !== undefined;

  useEffect(() => {
    const settled = [
      ...(code !== null && hasReadPreparer ? ['preparer'] : []),
      ...(slug !== null && hasReadOffices ? ['office'] : []),
    ];
    if (settled.length === 0) return;
    if (preparer) methods.setValue('preferred_preparer', preparer);
    if (office) methods.setValue('preferred_office', office);
    // Removed from the URL: after a reload, a choice made in the form since then must win.
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        for (const name of settled) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [code, slug, preparer, office, hasReadPreparer, hasReadOffices, methods, setSearch]);
}
