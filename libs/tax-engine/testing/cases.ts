import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EstimateInput, FilingStatus } from '../src/input';

/** Reads the worked households next to this file, with the results of their sources. Money in dollars. */
const read = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), 'utf8'));

export interface FederalCase {
  readonly id: string;
  readonly tag: string;
  readonly request: EstimateInput;
  readonly expected: {
    readonly total_income: number;
    readonly agi: number;
    readonly half_se_deduction: number;
    readonly deduction_used: number;
    readonly itemizes: boolean;
    readonly medical_deduction: number;
    readonly salt_deduction: number;
    readonly mortgage_deduction: number;
    readonly charitable_deduction: number;
    readonly qbi_deduction: number;
    readonly taxable_income: number;
    readonly income_tax_before_credits: number;
    readonly ctc_nonrefundable: number;
    readonly ctc_refundable: number;
    readonly self_employment_tax: number;
    readonly additional_medicare_tax: number;
    readonly total_tax_line24: number;
    readonly eitc: number;
    readonly net_federal_tax: number;
  };
  readonly irs_table_mode: {
    readonly line16_tax_table: number;
    readonly line16_source: string;
    readonly eitc_table: number;
  };
}

/** A federal household with birth dates. */
export interface AgedFederalCase {
  readonly id: string;
  readonly tag: string;
  /** Absent: 2024. */
  readonly tax_year?: number;
  readonly request: EstimateInput;
  readonly expected: {
    readonly agi: number;
    readonly standard_deduction: number;
    readonly deduction_used: number;
    readonly senior_deduction?: number;
    readonly gifts_without_itemizing?: number;
    readonly qbi_deduction: number;
    readonly taxable_income: number;
    readonly income_tax_before_credits: number;
    readonly schedule_r_credit: number;
    readonly ctc_nonrefundable: number;
    readonly ctc_refundable: number;
    readonly self_employment_tax: number;
    readonly additional_medicare_tax: number;
    readonly total_tax_line24: number;
  };
  readonly irs_table_mode: { readonly line16_tax_table: number; readonly eitc_table: number };
}

/** A state household with birth dates. */
export interface AgedStateCase {
  readonly id: string;
  readonly tag: string;
  readonly confidence: 'A' | 'B' | 'C' | 'H' | 'O' | 'S';
  readonly request: EstimateInput;
  readonly expected: {
    readonly state_agi: number | null;
    readonly state_taxable_income: number | null;
    readonly state_eitc: number;
    readonly state_credits: Readonly<Record<string, number>>;
    readonly state_net_tax: number;
    readonly federal_agi: number;
    readonly federal_taxable_income: number;
    readonly federal_eitc: number;
  };
  /** Michigan: Detroit's tax on a resident. */
  readonly detroit?: { readonly taxable_income: number; readonly tax_2_4_percent: number };
}

/** A state household of 2025; income fields that are 0 are left out. */
export interface LaterStateCase {
  readonly id: string;
  readonly tag: string;
  readonly confidence: 'A' | 'B' | 'H' | 'P' | 'S';
  readonly request: Partial<EstimateInput> & Pick<EstimateInput, 'state'>;
  readonly expected: {
    readonly state_net_tax: number;
    readonly state_eitc: number;
    readonly federal_eitc: number;
    readonly federal_agi: number;
    readonly federal_taxable_income: number;
  };
}

export interface StateCase {
  readonly id: string;
  readonly tag: string;
  readonly confidence: 'A' | 'B' | 'C' | 'C+' | 'P' | 'P+' | 'S';
  readonly request: EstimateInput;
  readonly expected: {
    readonly state_agi: number | null;
    readonly state_taxable_income: number | null;
    readonly state_tax_before_nonrefundable_credits: number | null;
    readonly state_tax_before_refundable_credits: number | null;
    readonly state_eitc: number;
    readonly state_credits: Readonly<Record<string, number>>;
    readonly state_net_tax: number;
    readonly federal_eitc: number;
    readonly federal_agi: number;
    readonly federal_taxable_income: number;
  };
}

export interface IrsReturn {
  readonly id: string;
  readonly request: EstimateInput;
  readonly expected_lines: Readonly<
    Record<'agi' | 'deduction' | 'ti' | 'tax16' | 'ctc19' | 'l22' | 'l23' | 'total_tax24' | 'eic27' | 'actc28', number>
  >;
}

export interface PublishedRows {
  readonly tax_table_line16: readonly {
    readonly status: FilingStatus;
    readonly taxable_income: number;
    readonly tax: number;
  }[];
  readonly eic_line27: readonly {
    readonly status: FilingStatus;
    readonly earned_income: number;
    readonly agi: number;
    readonly children: number;
    readonly eic: number;
    readonly file: string;
  }[];
  readonly eic_limits_2024: {
    readonly max_credit: Readonly<Record<string, number>>;
    readonly agi_must_be_below: Readonly<Record<'single_hoh_qss' | 'joint', Readonly<Record<string, number>>>>;
  };
  /** Rows: from, up to, tax at `from`, percent. */
  readonly pub15t_2024_annual: Readonly<Record<string, readonly (readonly [number, number | null, number, number])[]>>;
}

export const federalCases = (read('federal-cases.json') as { cases: readonly FederalCase[] }).cases;
export const stateCases = (read('state-cases.json') as { cases: readonly StateCase[] }).cases;
export const irsReturns = (read('irs-returns.json') as { returns: readonly IrsReturn[] }).returns;
export const agedFederalCases = (read('age-federal-cases.json') as { cases: readonly AgedFederalCase[] }).cases;
export const laterFederalCases = (read('later-federal-cases.json') as { cases: readonly AgedFederalCase[] }).cases;
export const agedStateCases = (read('age-state-cases.json') as { cases: readonly AgedStateCase[] }).cases;
export const laterStateCases = (read('later-state-cases.json') as { cases: readonly LaterStateCase[] }).cases;
export const agedIrsReturns = (read('age-irs-returns.json') as { returns: readonly IrsReturn[] }).returns;
export const publishedRows = read('published-rows.json') as PublishedRows;
