import type { ClientFilter, ClientSort } from '@portal/domain/clients/client-list';
import { requiredDocumentTypes } from '@portal/domain/documents/document-types';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import type { Computed, Order } from '@portal/bff-platform/database/pagination';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';

// SQL expressions per client, for the columns, filters and sort orders of a preparer's client list. Reads data maintained by triggers (docs/database-rules.md): keep_message_threads. Parameters:
// `:reader` (the preparer), and those of `listParameters` below.

export const unreadFrom = (client: string): string =>
  `(SELECT count(*) FROM messages letter
    WHERE letter.recipient_id = :reader AND letter.sender_id = ${client}.id AND letter.read_at IS NULL)`;

const formTables = ['intake_forms', 'schedule_c_forms'] as const;
const formsOf = (table: string, client: string): string =>
  `FROM ${table} form WHERE form.user_id = ${client}.id AND form.tax_year = :tax_year`;

const hasIntake = (client: string): string => `EXISTS (SELECT ${formsOf('intake_forms', client)})`;

/** True if a submitted form has been edited since. */
const isChanged = (client: string): string =>
  `(${formTables
    .map(
      (table) =>
        `EXISTS (SELECT ${formsOf(table, client)} AND form.submitted AND form.unsubmitted_changes IS NOT NULL)`,
    )
    .join(' OR ')})`;

/** The oldest message, submitted form or document since the reader's last message to the client. */
export const waitingSince = (client: string): string => {
  const isUnanswered = (column: string) => `${column} > coalesce(thread.replied_at, '-infinity')`;
  const forms = formTables.map(
    (table) =>
      `(SELECT form.submitted_at ${formsOf(table, client)} AND form.submitted AND ${isUnanswered('form.submitted_at')})`,
  );
  return `(SELECT least(thread.unanswered_since, ${forms.join(', ')},
      (SELECT min(sent.uploaded_at) FROM documents sent
        WHERE sent.user_id = ${client}.id AND sent.tax_year = :tax_year AND sent.counts AND ${isUnanswered('sent.uploaded_at')}))
    FROM (VALUES (1)) one LEFT JOIN message_threads thread
      ON thread.person_id = :reader AND thread.other_id = ${client}.id)`;
};

/** Counts how many of the required documents exist (`preparerListProgress` does the same for a single client). */
export const stepsDone = (client: string): string =>
  `(SELECT count(DISTINCT step.document_type) FROM documents step
    WHERE step.user_id = ${client}.id AND step.tax_year = :tax_year AND step.counts AND step.document_type IN (:...required))`;

/** Document types of which the year's return needs no document, because the office waived each required one. */
const waivedTypesOf = (client: string): string =>
  `SELECT item.document_type FROM request_items item JOIN tax_returns filed ON filed.id = item.return_id
    WHERE item.client_id = ${client}.id AND filed.client_id = ${client}.id AND filed.tax_year = :tax_year AND item.required
    GROUP BY item.document_type HAVING bool_and(item.state = 'not_applicable')`;

export const waivedTypes = (client: string): string =>
  `(SELECT array_agg(waived.document_type ORDER BY waived.document_type) FROM (${waivedTypesOf(client)}) waived)`;

/** Counts how many of the required documents exist or are waived. */
const stepsSettled = (client: string): string =>
  `(SELECT count(*) FROM (
      SELECT step.document_type FROM documents step
        WHERE step.user_id = ${client}.id AND step.tax_year = :tax_year AND step.counts
      UNION ${waivedTypesOf(client)}) settled WHERE settled.document_type IN (:...required))`;

/**
 * Counts the requested documents of the year, all of which belong to its newest return, by whose turn they are; optional
 * ones never wait for the client.
 */
export const openItems = (client: string, turn: 'client' | 'office'): string =>
  `(SELECT count(*)::int FROM request_items item JOIN tax_returns filed ON filed.id = item.return_id
    WHERE item.client_id = ${client}.id AND filed.client_id = ${client}.id AND filed.tax_year = :tax_year
      AND item.turn = '${turn}'${turn === 'client' ? ' AND item.required' : ''})`;

/** Negated, so that all columns of the order sort in the same direction. */
const stepsLeft: Computed = { name: 'steps_left', sql: (client) => `-${stepsDone(client)}` };

/** Most missing first: counts what `clientDetailProgress` requires and nobody has waived. */
const requirementsDone: Computed = {
  name: 'requirements_done',
  sql: (client) => `${stepsSettled(client)} + ${hasIntake(client)}::int`,
};

const longestWait: Computed = {
  name: 'wait_order',
  sql: (client) => `coalesce(${waitingSince(client)}, 'infinity')`,
};
const mostUnread: Computed = { name: 'unread_order', sql: (client) => `-${unreadFrom(client)}` };
const changedFirst: Computed = { name: 'changed_order', sql: (client) => `(NOT ${isChanged(client)})::int` };

const orderBy = (direction: Order['direction'], ...by: Order['by']): Order => ({
  entity: UserEntity,
  alias: 'client',
  by,
  direction,
});

export const orders: Readonly<Record<ClientSort, Order>> = {
  name: orderBy('ASC', 'last_name', 'first_name'),
  date: orderBy('DESC', 'created_at'),
  progress: orderBy('ASC', stepsLeft, 'last_name', 'first_name'),
  waiting: orderBy('ASC', longestWait, 'last_name', 'first_name'),
  missing: orderBy('ASC', requirementsDone, 'last_name', 'first_name'),
  unread: orderBy('ASC', mostUnread, 'last_name', 'first_name'),
  changed: orderBy('ASC', changedFirst, 'last_name', 'first_name'),
};

export const papersOf =
  'FROM documents paper WHERE paper.user_id = client.id AND paper.tax_year = :tax_year AND paper.counts';

export const filters: Readonly<Record<ClientFilter, string>> = {
  all: 'true',
  complete: `${stepsDone('client')} = :steps`,
  incomplete: `${stepsDone('client')} < :steps`,
  'no-documents': `NOT EXISTS (SELECT ${papersOf})`,
  waiting: `${waitingSince('client')} IS NOT NULL`,
  missing: `(${stepsDone('client')} < :steps OR NOT ${hasIntake('client')})`,
  unread: `${unreadFrom('client')} > 0`,
  changed: isChanged('client'),
};

export const listParameters = () => ({
  tax_year: requestedTaxYear(),
  required: requiredDocumentTypes,
  steps: requiredDocumentTypes.length,
});
