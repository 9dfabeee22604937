import type { Dependent, EstimateInput } from '@portal/tax-engine/input';
import { intakeFieldsWith } from '../intake/intake.fields';
import type { EstimateDependent, TaxEstimateRequest } from './tax.dto';

/** Income and deductions: what was not said counts as 0. */
const amounts = intakeFieldsWith({ kind: 'money', empty: 0 });
/** What was already paid: absent withholding is estimated. */
const withholding = intakeFieldsWith({ section: 'withholding' });
const texts = ['filer_birth_date', 'spouse_birth_date', 'city'] as const;

/** A field that was left empty comes as null or as an empty text and says as little as an absent one. */
const said = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const saidText = (value: string | null | undefined): string | undefined => (value ? value : undefined);

const valuesOf = <Name extends keyof TaxEstimateRequest, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

const dependentOf = ({ birth_date, relationship }: EstimateDependent): Dependent => ({
  birth_date: saidText(birth_date),
  relationship,
});

/** What was not said counts as 0; withholding, birth dates and city that were not said stay absent, so that the engine supposes something. */
export function completeEstimateInput(request: TaxEstimateRequest): EstimateInput {
  const dependents = Array.isArray(request.dependents) ? request.dependents.map(dependentOf) : undefined;
  return {
    filing_status: request.filing_status,
    state: request.state,
    num_children: dependents?.length ?? said(request.num_children) ?? 0,
    ...valuesOf(amounts, (name) => said(request[name]) ?? 0),
    ...valuesOf(withholding, (name) => said(request[name])),
    ...valuesOf(texts, (name) => saidText(request[name])),
    dependents,
  };
}
