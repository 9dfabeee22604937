import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { RequestItem } from '@portal/domain/requests/document-requests.dto';
import { clientRequestEndpoints, requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import type { RuleKey } from '@portal/domain/requests/request-rules';
import type { Person } from '@portal/bff-access/testing/people';
import { type DocumentCalls, type SentDocument } from '@portal/bff-documents/testing/documents';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import type { Api } from './api';

type Sent = Readonly<Record<string, unknown>>;

/** A filer without spouse, children and amounts: only an ID and a selfie follow from the form. */
export const plainIntake = (): IntakeBody => ({
  ...completeIntake(),
  ...{ filing_status: 'single', has_spouse: false, spouse_info: null, has_children: false, children: [] },
  ...{ state: 'OH', w2_income: 0 },
});

/** A client with a return, the client's preparer, and the calls with which both work on its documents. */
export class RequestCalls {
  private uploads = 0;

  private constructor(
    private readonly api: Api,
    private readonly documents: DocumentCalls,
    readonly client: Person,
    readonly preparer: Person,
  ) {}

  static async of(api: Api, documents: DocumentCalls): Promise<RequestCalls> {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await api.make.assign(client, preparer);
    return new RequestCalls(api, documents, client, preparer);
  }

  /** Saves the form for the first time. */
  async begin(body: IntakeBody = plainIntake()) {
    const { token } = this.client;
    return (await this.api.call(intakeEndpoints.create, { token, body: { ...body } })).body;
  }

  async submit(body: IntakeBody = plainIntake()) {
    return this.begin({ ...body, submitted: true });
  }

  async mine() {
    return (await this.api.call(requestEndpoints.mine, { token: this.client.token })).body;
  }

  async ofClient(by: Person = this.preparer) {
    const params = { clientId: this.client.id };
    return (await this.api.call(clientRequestEndpoints.list, { token: by.token, params })).body;
  }

  /** Returns the client's item of a rule. */
  async item(rule: RuleKey, label: string | null = null): Promise<RequestItem> {
    const { items } = await this.mine();
    const found = items.find((item) => item.rule_key === rule && item.label === label && !item.of_spouse);
    if (!found) throw new Error(`There is no ${rule} among ${items.map(({ rule_key }) => rule_key).join()}`);
    return found;
  }

  answer(answers: Sent) {
    return this.api.call(requestEndpoints.situations, { token: this.client.token, body: { version: 0, ...answers } });
  }

  explain({ id, version }: RequestItem, body: Sent, by: Person | undefined = this.client) {
    const token = by.token;
    return this.api.call(requestEndpoints.explain, { token, params: { id }, body: { version, ...body } });
  }

  reopen({ id, version }: RequestItem) {
    return this.api.call(requestEndpoints.reopen, { token: this.client.token, params: { id }, body: { version } });
  }

  /** Decides as a preparer; the version is the item's unless `body` has one. */
  decide(what: 'accept' | 'reject' | 'waive', { id, version }: RequestItem, body: Sent = {}, by = this.preparer) {
    const params = { clientId: this.client.id, id };
    return this.api.call(clientRequestEndpoints[what], { token: by.token, params, body: { version, ...body } });
  }

  add(body: Sent, by = this.preparer) {
    const params = { clientId: this.client.id };
    return this.api.call(clientRequestEndpoints.add, { token: by.token, params, body: { required: true, ...body } });
  }

  /** Uploads different bytes each time, unless they are given. */
  upload(item: Pick<RequestItem, 'id'> | undefined, sent: SentDocument = {}, by: Person = this.client) {
    this.uploads += 1;
    const bytes = Buffer.from(`%PDF-1.7\n${this.client.id} ${String(this.uploads)}`);
    return this.documents.upload(by, { bytes, ...(item ? { item: item.id } : {}), ...sent });
  }

  /** Returns the kinds of the emails about the client's return, oldest first; a sent one no longer has a recipient. */
  async mails(): Promise<string[]> {
    const sent = await this.api.query<{ kind: string }>(
      `SELECT mails.kind FROM mails JOIN tax_returns ON cause LIKE tax_returns.id || ':%'
         OR cause IN (SELECT id::text FROM return_transitions WHERE return_id = tax_returns.id)
       WHERE client_id = $1 ORDER BY mails.id`,
      [this.client.id],
    );
    return sent.map(({ kind }) => kind);
  }

  /** Returns the state of the client's return. */
  async returnState(): Promise<string | undefined> {
    const rows = await this.api.query<{ state: string }>(
      'SELECT state FROM tax_returns WHERE client_id = $1 AND newest',
      [this.client.id],
    );
    return rows[0]?.state;
  }
}
