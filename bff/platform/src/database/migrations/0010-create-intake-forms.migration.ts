import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { amounts, line, oneOf, stamps } from './columns';

const filingStatuses = [
  'single',
  'married_filing_jointly',
  'married_filing_separately',
  'head_of_household',
  'qualifying_widow',
];

const incomes = ['w2_income', 'self_employment_income', 'unemployment_income', 'retirement_income', 'other_income'];

/**
 * The service encrypts the `bytea` columns; amounts stay in plaintext, so that SQL can add them up.
 * `unsubmitted_changes` is the whole form as JSON with the changes since the last submit; the other columns keep the
 * submitted version, which the office sees.
 */
export class CreateIntakeForms implements MigrationInterface {
  readonly name = 'CreateIntakeForms1763683200010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE intake_forms (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL CHECK (tax_year BETWEEN 2000 AND 2100),
        ssn bytea,
        ssn_index bytea,
        ssn_index_key text,
        date_of_birth bytea,
        ${line('address', 120)},
        ${line('city', 80)},
        state text CHECK (state ~ '^[A-Z]{2}$'),
        ${line('zip_code', 10)},
        ${oneOf('filing_status', filingStatuses, '')},
        ${line('occupation', 80)},
        has_spouse boolean NOT NULL DEFAULT false,
        spouse_info bytea CHECK (has_spouse OR spouse_info IS NULL),
        has_children boolean NOT NULL DEFAULT false,
        children bytea CHECK (has_children OR children IS NULL),
        num_children smallint NOT NULL DEFAULT 0 CHECK (num_children >= 0),
        ${amounts(...incomes)},
        -- What revenue views add up: computed by the database, so that no writer can forget it.
        total_income numeric(16,2) GENERATED ALWAYS AS (${incomes.join(' + ')}) STORED,
        ${amounts('mortgage_interest', 'charitable_donations', 'medical_expenses', 'state_local_taxes')},
        federal_withheld numeric(14,2) CHECK (federal_withheld >= 0),
        state_withheld numeric(14,2) CHECK (state_withheld >= 0),
        -- From the wages, Form W-2 box 19; null when nobody knows.
        city_withheld numeric(14,2) CHECK (city_withheld >= 0),
        estimated_payments numeric(14,2) CHECK (estimated_payments >= 0),
        previous_year_agi numeric(14,2),
        previous_year_refund numeric(14,2),
        bank_name bytea,
        routing_number bytea,
        account_number bytea,
        ${oneOf('account_type', ['checking', 'savings'], '')},
        submitted boolean NOT NULL DEFAULT false,
        submitted_at timestamptz CHECK (submitted_at IS NOT NULL OR NOT submitted),
        unsubmitted_changes bytea,
        ${stamps},
        CONSTRAINT intake_forms_once_a_year UNIQUE (user_id, tax_year),
        CHECK ((ssn IS NULL) = (ssn_index IS NULL) AND (ssn IS NULL) = (ssn_index_key IS NULL)),
        CHECK (submitted OR unsubmitted_changes IS NULL)
      );
      CREATE INDEX intake_forms_by_ssn ON intake_forms (ssn_index) WHERE ssn_index IS NOT NULL;
      -- The orders and filters of the office's lists, so that a page costs the same in a large office and a small one.
      CREATE INDEX intake_forms_newest ON intake_forms (tax_year, updated_at DESC, id DESC);
      CREATE INDEX intake_forms_by_income ON intake_forms (tax_year, total_income, id);
      CREATE INDEX intake_forms_by_state ON intake_forms (tax_year, submitted, updated_at DESC, id DESC);

      CREATE TABLE intake_snapshots (
        id uuid PRIMARY KEY,
        intake_id uuid NOT NULL REFERENCES intake_forms,
        user_id uuid NOT NULL REFERENCES users,
        version integer NOT NULL,
        submitted_by uuid NOT NULL REFERENCES users,
        submitted_by_name text NOT NULL,
        submitted_at timestamptz NOT NULL DEFAULT now(),
        form bytea NOT NULL,
        UNIQUE (intake_id, version)
      );
      ${grant('intake_forms', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('intake_snapshots', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE intake_snapshots, intake_forms');
  }
}
