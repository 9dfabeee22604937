import { createHash, randomBytes } from 'node:crypto';
import { fullName } from '@portal/domain/account/person-name';
import type { ReturnState } from '@portal/domain/returns/return-states';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { AssignmentHistoryEntity } from '@portal/bff-office/assignments/assignment-history.entity';
import { DocumentEntity } from '@portal/bff-documents/document.entity';
import { IntakeCipher } from '@portal/bff-tax-forms/intakes/intake.encryption';
import { emptyContent, mergeContent, type IntakeContent } from '@portal/bff-tax-forms/intakes/intake.content';
import { RequestItemDocumentEntity, RequestItemEntity } from '@portal/bff-returns/requests/request-item.entity';
import { ReturnTransitionEntity, TaxReturnEntity } from '@portal/bff-returns/return.entity';
import { IntakeEntity, IntakeSnapshotEntity } from '@portal/bff-tax-forms/intakes/intake.entity';
import { ScheduleCEntity } from '@portal/bff-tax-forms/schedule-c/schedule-c.entity';
import type { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import { DataKeyEntity } from '@portal/bff-platform/encryption/data-key.entity';
import type { DataKeys } from '@portal/bff-platform/encryption/data-keys';
import { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { keyBytes } from '@portal/bff-platform/encryption/key-ring';
import { daysAgo } from '../demo-rows';
import { cities, occupations } from './names';
import { accountRow, manyId, personAt, type Hashes, type Size } from './office-rows';
import { Random } from './random';
import { addRequestItems, type SeededForm, type SentDocument } from './request-item-rows';
import { RowBatch } from '@portal/bff-platform/database/rows.repository';

export interface SeedContext {
  size: Size;
  tax_year: number;
  hashes: Hashes;
  keys: DataKeys;
  blindIndex: BlindIndex;
}

/**
 * Forms come before assignments: inserting an assignment sums all of the client's forms together, whereas each form of an
 * assigned client is summed on its own.
 */
export const newBatch = (): RowBatch =>
  new RowBatch([
    UserEntity,
    DataKeyEntity,
    IntakeEntity,
    IntakeSnapshotEntity,
    ScheduleCEntity,
    TaxReturnEntity,
    ReturnTransitionEntity,
    DocumentEntity,
    RequestItemEntity,
    RequestItemDocumentEntity,
    AssignmentEntity,
    AssignmentHistoryEntity,
  ]);

/** Adds all rows of one client. Encrypted fields use the client's own key, as if the service had written them. */
export async function addClient(rows: RowBatch, at: number, context: SeedContext): Promise<void> {
  const random = new Random(at + 11);
  const account = accountRow('client', at, context.hashes);
  rows.add(UserEntity, account);
  if (random.chance(0.92)) addAssignment(rows, at, account, random, context.size);
  const form = random.chance(0.78) ? await addForms(rows, at, account, random, context) : undefined;
  const documents = Array.from({ length: random.below(4) }, (_none, place) =>
    documentRow(at, place, account, context.tax_year, random),
  );
  for (const document of documents) rows.add(DocumentEntity, document);
  if (form) addRequestItems(rows, at, form, documents);
}

type Account = ReturnType<typeof accountRow>;

/** Gives some preparers more clients than others; every tenth client has changed preparers once. */
function addAssignment(rows: RowBatch, at: number, client: Account, random: Random, { preparers }: Size): void {
  const current = Math.floor(random.next() * random.next() * preparers);
  const steps = random.chance(0.1) && preparers > 1 ? [(current + 1) % preparers, current] : [current];
  rows.add(AssignmentEntity, {
    client_id: client.id,
    preparer_id: manyId('preparer', current),
    assigned_at: client.created_at,
    assigned_by: client.id,
  });
  for (const [step, to] of steps.entries()) {
    const before = step === 0 ? undefined : personAt('preparer', steps[step - 1] ?? 0);
    const after = personAt('preparer', to);
    rows.add(AssignmentHistoryEntity, {
      id: manyId('history', at * 2 + step),
      client_id: client.id,
      client_name: fullName(client),
      from_preparer_id: before?.id ?? null,
      from_preparer_name: before ? fullName(before) : null,
      to_preparer_id: after.id,
      to_preparer_name: fullName(after),
      via: step === 0 ? 'code' : 'choice',
      reason: step === 0 ? null : 'Closer to home',
      reassigned_by: client.id,
      reassigned_by_name: fullName(client),
      reassigned_at: new Date(client.created_at.getTime() + step * 3_600_000),
    });
  }
}

/** Content that all forms share, computed once. */
const formOfAll = mergeContent(emptyContent(), {
  state: 'MI',
  bank_name: 'Sample Credit Union',
  routing_number: '072000326',
  account_type: 'checking',
});

async function addForms(
  rows: RowBatch,
  at: number,
  client: Account,
  random: Random,
  context: SeedContext,
): Promise<SeededForm> {
  const key = randomBytes(keyBytes);
  const { owner_id, kek_id, wrapped_key } = await context.keys.wrap(client.id, key);
  rows.add(DataKeyEntity, { owner_id, kek_id, wrapped_key });
  const cipher = new IntakeCipher(new OwnerCipher(key), context.blindIndex);
  const submitted = random.chance(0.7);
  const selfEmployed = random.chance(0.2);
  const content: IntakeContent = {
    ...formOfAll,
    ssn: taxpayerNumber(random.below(5000) === 0 ? at - 1 : at),
    date_of_birth: `${1940 + random.below(65)}-0${1 + random.below(9)}-1${random.below(10)}`,
    address: `${1 + random.below(9999)} Sample Street`,
    city: random.pick(cities),
    zip_code: `48${String(201 + random.below(30))}`,
    filing_status: random.pick(['single', 'married_filing_jointly', 'head_of_household']),
    occupation: random.pick(occupations),
    w2_income: random.chance(0.8) ? random.dollars(46_000) : 0,
    self_employment_income: selfEmployed ? random.dollars(28_000) : 0,
    unemployment_income: random.chance(0.06) ? random.dollars(6_000) : 0,
    retirement_income: random.chance(0.15) ? random.dollars(24_000) : 0,
    other_income: random.chance(0.1) ? random.dollars(1_500) : 0,
    mortgage_interest: random.chance(0.3) ? random.dollars(7_000) : 0,
    charitable_donations: random.chance(0.3) ? random.dollars(600) : 0,
    account_number: String(10_000_000 + at),
    submitted,
  };
  const [id, created_at, updated_at] = [manyId('intake', at), client.created_at, daysAgo(random.below(90))];
  const form = cipher.encrypt(id, content);
  const { tax_year } = context;
  const of = { user_id: client.id, tax_year, created_at, updated_at };
  rows.add(IntakeEntity, { ...form, ...of, id, submitted_at: submitted ? updated_at : null });
  const filed = { tax_year, state_since: submitted ? updated_at : created_at, submitted };
  const { return_id, state } = addReturn(rows, at, client, filed);
  if (submitted) {
    const snapshot = manyId('snapshot', at);
    rows.add(IntakeSnapshotEntity, {
      id: snapshot,
      form_id: id,
      user_id: client.id,
      version: 1,
      submitted_by: client.id,
      submitted_by_name: fullName(client),
      submitted_at: updated_at,
      form: cipher.encryptSnapshot(snapshot, content),
    });
  }
  const has_schedule_c = selfEmployed && random.chance(0.7);
  if (has_schedule_c)
    rows.add(ScheduleCEntity, {
      ...of,
      id: manyId('scheduleC', at),
      business_name: `${client.last_name} Works`,
      business_type: 'freelance',
      accounting_method: 'cash',
      gross_receipts: random.dollars(34_000),
      supplies: random.dollars(6_000),
    });
  return { ...filed, return_id, client_id: client.id, state, created_at, content, has_schedule_c };
}

/** States of submitted returns, roughly as often as in the middle of a season. */
const submittedStates = [
  'documents_needed',
  'ready_to_prepare',
  'preparing',
  'info_needed',
  'in_review',
  'awaiting_signature',
  'ready_to_file',
  'filed',
  'rejected',
  'accepted',
  'accepted',
] as const;

interface SeededReturn {
  tax_year: number;
  state_since: Date;
  submitted: boolean;
}

function addReturn(
  rows: RowBatch,
  at: number,
  client: Account,
  seeded: SeededReturn,
): Pick<SeededForm, 'return_id' | 'state'> {
  const { tax_year, state_since, submitted } = seeded;
  const state = submitted ? new Random(at + 23).pick(submittedStates) : 'intake';
  const [id, client_id, created_at] = [manyId('return', at), client.id, client.created_at];
  // Otherwise the catch-up job would generate the items again, while the office is measured.
  const items_generated_at = created_at;
  rows.add(TaxReturnEntity, { id, client_id, tax_year, state, state_since, created_at, items_generated_at });
  const moves: ReturnState[] = submitted ? ['intake', state] : ['intake'];
  for (const [step, to_state] of moves.entries())
    rows.add(ReturnTransitionEntity, {
      ...{ id: manyId('transition', at * 2 + step), return_id: id, client_id, to_state },
      from_state: moves[step - 1] ?? null,
      cause: step === 0 ? 'submitted' : 'migration',
      at: step === 0 ? client.created_at : state_since,
    });
  return { return_id: id, state };
}

const types = ['w2', 'id_verification', 'receipts', '1099'] as const;

/** Returns the metadata of a file without its bytes; opening the file reports that it is missing. */
function documentRow(
  at: number,
  place: number,
  client: Account,
  tax_year: number,
  random: Random,
): Partial<DocumentEntity> & SentDocument {
  const document_type = types[place] ?? 'other';
  const id = manyId('document', at * 4 + place);
  return {
    id,
    user_id: client.id,
    tax_year,
    filename: `${document_type}-${client.last_name.toLowerCase()}.pdf`,
    document_type,
    content_type: 'application/pdf',
    size: 20_000 + random.below(900_000),
    sha256: createHash('sha256').update(id).digest(),
    storage_key: `seed/${id}`,
    scan_state: 'clean',
    uploaded_at: daysAgo(random.below(200)),
  };
}

/** Returns a number in the form of an ITIN, which nobody has as an SSN: unique for up to ten million clients. */
function taxpayerNumber(at: number): string {
  const digits = String(Math.max(at, 0)).padStart(7, '0');
  return `9${digits.slice(0, 2)}9${digits.slice(2)}`;
}
