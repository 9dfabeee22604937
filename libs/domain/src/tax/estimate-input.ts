import type { EstimateInput } from '@portal/tax-engine/input';
import { intakeFieldsWith } from '../intake/intake.fields';
import type { TaxEstimateRequest } from './tax.dto';

/** Income and deductions: what was not said counts as 0. */
const amounts = intakeFieldsWith({ kind: 'money', empty: 0 });
/** What was already paid: absent withholding is estimated. */
const withholding = intakeFieldsWith({ section: 'withholding' });

/** A field that was left empty comes as null or as an empty text and says as little as an absent one. */
const said = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const valuesOf = <Name extends keyof TaxEstimateRequest, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

/** What was not said counts as 0; withholding that was not said stays absent, so that it is estimated. */
export const completeEstimateInput = (request: TaxEstimateRequest): EstimateInput => ({
  filing_status: request.filing_status,
  state: request.state,
  num_children: said(request.num_children) ?? 0,
  ...valuesOf(amounts, (name) => said(request[name]) ?? 0),
  ...valuesOf(withholding, (name) => said(request[name])),
});
