import { Injectable } from '@nestjs/common';
import { returnStates, stepOf, type ReturnState, type ReturnStep } from '@portal/domain/returns/return-states';
import { DataSource } from 'typeorm';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';

/** Number of a preparer's returns in one state; `preparer_id` is null for clients without a preparer. */
export interface CountedState {
  preparer_id: string | null;
  preparer_name: string | null;
  office_id: string | null;
  office_name: string | null;
  state: ReturnState;
  returns: number;
}

/** All returns of a preparer; `returns` has the number for each of `states`. */
interface CountedPreparer extends Omit<CountedState, 'state' | 'returns'> {
  states: readonly ReturnState[];
  returns: readonly number[];
}

export interface CountedInSeason {
  tax_year: number;
  state: ReturnState;
  returns: number;
}

/** Medians come from the newest moves, so that they cost the same however many there are. */
const mostMoves = 5000;
/** SQL expression of the step to which a state belongs. Faster than joining a table of all states for each move. */
const stepSql = (state: string): string => {
  const steps = returnStates.flatMap((one) => (stepOf(one) === null ? [] : [`WHEN '${one}' THEN '${stepOf(one)}'`]));
  return `CASE ${state} ${steps.join(' ')} END`;
};

// Reads totals maintained by triggers (docs/database-rules.md): keep_totals_of_returns,
// keep_totals_of_assigned_returns, keep_totals_of_returns_of_users.
/** Counts returns from totals that triggers maintain: counting the returns themselves would read every row. */
@Injectable()
export class ReturnTotalsRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts the returns of a preparer's clients in these seasons by season and state. */
  ofPreparer(preparer_id: string, years: readonly number[]): Promise<CountedInSeason[]> {
    const scopes = years.flatMap((year) => returnStates.map((state) => `${year} ${state} ${preparer_id}`));
    return this.database.query(
      `SELECT split_part(scope, ' ', 1)::int AS tax_year, split_part(scope, ' ', 2) AS state,
              sum(amount)::int AS returns FROM running_totals
       WHERE name = 'returns' AND scope = ANY($1) GROUP BY 1, 2`,
      [scopes],
    );
  }

  /** Counts the returns in these states. @param filter ids of an office and a preparer; `none` for returns without one */
  async count(filter: {
    states: readonly ReturnState[];
    office_id?: string | undefined;
    preparer_id?: string | undefined;
  }): Promise<number> {
    const { states, office_id, preparer_id } = filter;
    const [row] = await this.database.query<{ returns: number }[]>(
      `SELECT coalesce(sum(total.amount), 0)::int AS returns FROM running_totals total
       LEFT JOIN preparer_profiles profile ON profile.user_id = nullif(split_part(total.scope, ' ', 3), '')::uuid
       WHERE total.name = 'returns' AND split_part(total.scope, ' ', 1) = $1 AND split_part(total.scope, ' ', 2) = ANY($2)
         AND ($3::text IS NULL OR split_part(total.scope, ' ', 3) = $3)
         AND ($4::text IS NULL OR coalesce(profile.office_id, 'none') = $4)`,
      [String(requestedTaxYear()), states, preparer_id === 'none' ? '' : (preparer_id ?? null), office_id ?? null],
    );
    return row?.returns ?? 0;
  }

  /** Counts all returns by preparer and state. Joins each preparer once, not once per state. */
  async byPreparer(): Promise<CountedState[]> {
    const rows = await this.database.query<CountedPreparer[]>(
      `SELECT nullif(total.preparer, '') AS preparer_id, account.first_name || ' ' || account.last_name AS preparer_name,
              profile.office_id, office.name AS office_name, total.states, total.returns
       FROM (SELECT preparer, array_agg(state ORDER BY state) AS states, array_agg(returns ORDER BY state) AS returns
             FROM (SELECT split_part(scope, ' ', 2) AS state, split_part(scope, ' ', 3) AS preparer,
                          sum(amount)::int AS returns
                   FROM running_totals WHERE name = 'returns' AND split_part(scope, ' ', 1) = $1
                   GROUP BY 1, 2 HAVING sum(amount) <> 0) counted
             GROUP BY preparer) total
       LEFT JOIN users account ON account.id = nullif(total.preparer, '')::uuid
       LEFT JOIN preparer_profiles profile ON profile.user_id = account.id
       LEFT JOIN offices office ON office.id = profile.office_id
       ORDER BY preparer_name NULLS FIRST, account.id`,
      [String(requestedTaxYear())],
    );
    return rows.flatMap(({ states, returns, ...preparer }) =>
      states.map((state, at) => ({ ...preparer, state, returns: returns[at] ?? 0 })),
    );
  }

  /** Returns the median number of days between reaching a step and leaving it, in tenths. */
  medians(): Promise<{ step: ReturnStep; tenth_days: number }[]> {
    return this.database.query(
      `WITH left_steps AS (
         SELECT moved.return_id, moved.id, moved.at, ${stepSql('moved.from_state')} AS step FROM (
           SELECT * FROM return_transitions ORDER BY id DESC LIMIT ${mostMoves}
         ) moved JOIN tax_returns tax_return ON tax_return.id = moved.return_id AND tax_return.tax_year = $1
         WHERE ${stepSql('moved.from_state')} <> coalesce(${stepSql('moved.to_state')}, '')
       )
       SELECT left_steps.step, round((percentile_cont(0.5) WITHIN GROUP (
         ORDER BY extract(epoch FROM left_steps.at - came.at)) / 8640)::numeric)::int AS tenth_days
       FROM left_steps CROSS JOIN LATERAL (
         SELECT earlier.at FROM return_transitions earlier
         WHERE earlier.return_id = left_steps.return_id AND earlier.id < left_steps.id
           AND ${stepSql('earlier.to_state')} = left_steps.step
           AND ${stepSql('earlier.from_state')} IS DISTINCT FROM left_steps.step
         ORDER BY earlier.id DESC LIMIT 1
       ) came GROUP BY left_steps.step`,
      [requestedTaxYear()],
    );
  }
}
