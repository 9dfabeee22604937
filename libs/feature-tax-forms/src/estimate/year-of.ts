import type { EstimateResult } from '@portal/tax-engine/result';

/** The tax year of an estimate: its engine's version starts with it. */
export const yearOf = ({ engine_version }: EstimateResult): string => engine_version.split('.', 1).join('');
