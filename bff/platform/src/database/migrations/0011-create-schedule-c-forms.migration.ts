import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { amounts, line, oneOf, stamps } from './columns';

/** Fully deductible expenses. Meals and entertainment are separate, because only half of them is deductible. */
const expenses = [
  'advertising',
  'car_truck_expenses',
  'commissions_fees',
  'contract_labor',
  'depletion',
  'depreciation',
  'employee_benefit_programs',
  'insurance',
  'interest_mortgage',
  'interest_other',
  'legal_professional',
  'office_expense',
  'pension_profit_sharing',
  'rent_lease_vehicles',
  'rent_lease_other',
  'repairs_maintenance',
  'supplies',
  'taxes_licenses',
  'travel',
  'utilities',
  'wages',
  'other_expenses',
];
const businessTypes = [
  'consulting',
  'retail_sales',
  'professional_services',
  'construction',
  'freelance',
  'food_service',
  'personal_services',
  'other',
];
const income = '(gross_receipts - returns_allowances + other_income)';
const spent = `(${expenses.join(' + ')} + round(meals_entertainment / 2, 2))`;

/** Schedule C. The three totals are generated columns: no caller can send them, and no writer can forget them. */
export class CreateScheduleCForms implements MigrationInterface {
  readonly name = 'CreateScheduleCForms1763683200011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_c_forms (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL CHECK (tax_year BETWEEN 2000 AND 2100),
        ${line('business_name', 120)},
        ein text CHECK (ein ~ '^[0-9]{2}-?[0-9]{7}$'),
        ${line('business_address', 120)},
        ${line('business_city', 80)},
        business_state text CHECK (business_state ~ '^[A-Z]{2}$'),
        ${line('business_zip', 10)},
        ${oneOf('business_type', businessTypes, '')},
        ${oneOf('accounting_method', ['cash', 'accrual'], '')},
        ${amounts('gross_receipts', 'returns_allowances', 'other_income', ...expenses, 'meals_entertainment')},
        total_income numeric(16,2) GENERATED ALWAYS AS ${income} STORED,
        total_expenses numeric(16,2) GENERATED ALWAYS AS ${spent} STORED,
        net_profit_loss numeric(16,2) GENERATED ALWAYS AS (${income} - ${spent}) STORED,
        submitted boolean NOT NULL DEFAULT false,
        submitted_at timestamptz CHECK (submitted_at IS NOT NULL OR NOT submitted),
        -- As in the intake form: the whole form, encrypted, as it was changed since the last submit.
        unsubmitted_changes bytea,
        ${stamps},
        CONSTRAINT schedule_c_forms_once_a_year UNIQUE (user_id, tax_year),
        CHECK (submitted OR unsubmitted_changes IS NULL)
      );
      CREATE TABLE schedule_c_snapshots (
        id uuid PRIMARY KEY,
        schedule_c_id uuid NOT NULL REFERENCES schedule_c_forms,
        user_id uuid NOT NULL REFERENCES users,
        version integer NOT NULL,
        submitted_by uuid NOT NULL REFERENCES users,
        submitted_by_name text NOT NULL,
        submitted_at timestamptz NOT NULL DEFAULT now(),
        form bytea NOT NULL,
        UNIQUE (schedule_c_id, version)
      );
      ${grant('schedule_c_forms', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('schedule_c_snapshots', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE schedule_c_snapshots, schedule_c_forms');
  }
}
