import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions, auditFacts, type AuditAction } from '@portal/domain/audit/audit.actions';
import { factsOf } from '@portal/domain/audit/audit-words';
import { vocabularies } from '@portal/domain/audit/audit-values';
import type { AuditRow } from '@portal/domain/audit/audit.dto';
import { successStatus } from '@portal/domain/contract/endpoint';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';
import { translateTo } from '@portal/bff-platform/messages/translate';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller, type Target } from '../testing/authorization-people';
import { allowedCaller, ask, recipeOf } from '../testing/authorization-requests';

let api: Api;
let people: AuthorizationPeople;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());

/** What one successful request adds to the audit log; every other endpoint adds nothing. */
const audited: Readonly<Record<string, readonly AuditAction[]>> = {
  'account.approvePreparer': ['preparer.approve'],
  'account.changePassword': ['password.change'],
  'account.login': ['session.start'],
  'account.logout': ['session.end'],
  'account.register': ['account.create'],
  'account.resetPassword': ['password.reset'],
  'account.sendVerification': ['account.send_verification'],
  'account.verifyEmail': ['account.verify_email'],
  'account.resetPin': ['pin.reset'],
  'account.sendResetLink': ['password.send_link'],
  'adminAccounts.close': ['account.disable'],
  'adminAccounts.reopen': ['account.reopen'],
  'adminAccounts.resetSecondFactor': ['second_factor.reset'],
  'adminClients.bulkAssignMatching': ['client.assign'],
  'adminClients.preferences': ['client.preferences'],
  'adminClients.read': ['client.view'],
  'adminOffices.create': ['office.create'],
  'adminOffices.update': ['office.update'],
  'adminPreparers.assignToOffice': ['preparer.update'],
  'adminPreparers.reject': ['preparer.reject'],
  'adminPreparers.remove': ['preparer.delete'],
  'adminPreparers.update': ['preparer.update'],
  'adminSeasons.close': ['season.close'],
  'adminSeasons.open': ['season.open'],
  'adminReturns.amend': ['return.amend'],
  'adminReturns.move': ['return.move'],
  'adminReturns.note': ['return.note'],
  'adminReturns.ofClient': ['return.view'],
  'adminReturns.read': ['return.view'],
  'adminReturns.setDeadline': ['return.update'],
  'assignments.assignByCode': ['client.assign'],
  'assignments.assignPreparer': ['client.assign'],
  'assignments.bulkAssign': ['client.assign'],
  'assignments.choose': ['client.choose'],
  'assignments.reassign': ['client.assign'],
  'assignments.undoBulk': ['client.undo_assign'],
  'clients.detail': ['client.view'],
  'clients.intake': ['intake.view'],
  'clients.intakeHistory': ['intake.history'],
  'clients.lastYear': ['intake.view'],
  'clients.reveal': ['client.reveal'],
  'clients.scheduleC': ['schedule_c.view'],
  'clients.scheduleCHistory': ['schedule_c.history'],
  'clientRequests.accept': ['request.accept'],
  'clientRequests.add': ['request.add'],
  'clientRequests.link': ['request.file'],
  'clientRequests.list': ['documents.list'],
  'clientRequests.reject': ['request.reject'],
  'clientRequests.remind': ['request.remind'],
  'clientRequests.tell': ['request.tell'],
  'clientRequests.unlink': ['request.unlink'],
  'clientRequests.waive': ['request.waive'],
  'requests.explain': ['request.explain'],
  'requests.reopen': ['request.reopen'],
  'requests.situations': ['request.answer'],
  'documents.uploadForClient': ['document.upload'],
  'documents.change': ['document.rename'],
  'documents.download': ['document.download'],
  'documents.ofClient': ['documents.list'],
  'documents.remove': ['document.delete'],
  'documents.restore': ['document.restore'],
  'documents.upload': ['document.upload'],
  'documents.view': ['document.view'],
  'exports.list': ['export.start', 'export.finish'],
  'intake.create': ['intake.created'],
  'intake.submitToPreparer': ['intake.submitted', 'return.move'],
  'leads.assign': ['lead.assign'],
  'messageTemplates.create': ['template.create'],
  'messageTemplates.remove': ['template.delete'],
  'messageTemplates.update': ['template.update'],
  'messages.ofClient': ['messages.list'],
  'passkeys.add': ['passkey.add'],
  'passkeys.remove': ['passkey.remove'],
  'passkeys.rename': ['passkey.rename'],
  'passkeys.signIn': ['session.start'],
  'passkeys.stepUp': ['session.step_up'],
  'profile.removePicture': ['profile.picture'],
  'profile.update': ['profile.update'],
  'profile.uploadPicture': ['profile.picture'],
  'returns.amend': ['return.amend'],
  'returns.move': ['return.move'],
  'returns.note': ['return.note'],
  'returns.ofClient': ['return.view'],
  'returns.recordFilings': ['return.file'],
  'returns.setDeadline': ['return.update'],
  'scheduleC.create': ['schedule_c.created'],
  'secondFactor.confirm': ['second_factor.set_up'],
  'secondFactor.remove': ['second_factor.remove'],
  'secondFactor.renewRecoveryCodes': ['second_factor.renew_codes'],
  'secondFactor.stepUp': ['session.step_up'],
  'signedInDevices.signOutOthers': ['session.end_others'],
  'siteSettings.removeLogo': ['site.remove_logo'],
  'siteSettings.update': ['site.update'],
  'siteSettings.uploadLogo': ['site.change_logo'],
};

/** Endpoints whose usual request would change nothing, and how they are asked instead. */
const special: Readonly<Record<string, { of?: Target; newClient?: true; before?: (id: string) => Promise<unknown> }>> =
  {
    'account.approvePreparer': { of: 'others' },
    'account.logout': { newClient: true },
    'adminAccounts.reopen': {
      before: (id) => api.query(`UPDATE users SET status = 'disabled', closed_at = now() WHERE id = $1`, [id]),
    },
    'adminSeasons.open': {
      before: (year) => api.query(`UPDATE seasons SET state = 'closed' WHERE tax_year = $1`, [year]),
    },
    'assignments.assignByCode': { newClient: true },
    'assignments.choose': { newClient: true },
    'intake.submitToPreparer': {
      before: () =>
        api.query(`UPDATE tax_returns SET state = state_before_hold, state_before_hold = NULL WHERE state = 'on_hold'`),
    },
  };

/** The authorization table asks these only for ids that do not exist. */
const neverAnswered = ['signedInDevices.signOut', 'site.logo'];
const answered = allEndpoints.filter(({ name }) => !neverAnswered.includes(name));

async function callerFor({ name, endpoint }: NamedEndpoint): Promise<Caller> {
  const isNew = special[name]?.newClient ?? false;
  const callers = isNew || recipeOf(name, endpoint).newcomers ? await people.makeNewcomers() : people.callers;
  return allowedCaller(name, isNew ? callers.filter(({ column }) => column === 'own client') : callers);
}

describe('audit log', () => {
  it.each(answered)('gets exactly the rows for a successful request to $name', async (named) => {
    const { name, endpoint } = named;
    await people.restore();
    const recipe = recipeOf(name, endpoint);
    const caller = await callerFor(named);
    const id = recipe.of ? people.idOf(recipe.of, special[name]?.of ?? 'own') : '';
    await special[name]?.before?.(id);
    const asked = { api, people, caller, id };
    // Creating what is sent may be audited itself.
    const sent = await recipe.send?.(asked);
    const [before] = await api.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM audit_log');
    const { status } = await ask(endpoint, { ...recipe, ...(sent ? { send: () => sent } : {}) }, asked);
    expect(status).toBe(successStatus(endpoint));
    const rows = await api.query<{ action: string; outcome: string; actor_id: string | null }>(
      'SELECT action, outcome, actor_id FROM audit_log WHERE id > $1 ORDER BY id',
      [before?.last],
    );
    expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(
      (audited[name] ?? []).map((action) => `${action} ok`),
    );
    if (caller.person && !['account.login', 'passkeys.signIn'].includes(name))
      expect(new Set(rows.map(({ actor_id }) => actor_id)).size).toBe(rows.length > 0 ? 1 : 0);
  });

  it('has a label for every fact that these requests recorded', async () => {
    const rows = await api.query<{ fact: string }>(
      'SELECT DISTINCT jsonb_object_keys(details) AS fact FROM audit_log ORDER BY 1',
    );
    const facts = rows.map(({ fact }) => fact);
    expect(facts).toEqual(expect.arrayContaining(['due_on', 'extension_filed_on', 'to_state']));
    expect(facts.filter((fact) => !(auditFacts as readonly string[]).includes(fact))).toEqual([]);
  });

  it('has words for every state, kind, role and reason that these requests recorded', async () => {
    const rows = await api.query<{ action: AuditAction; fact: string; value: string }>(
      'SELECT DISTINCT action, key AS fact, value FROM audit_log, jsonb_each_text(details) ORDER BY 1, 2, 3',
    );
    const listed = rows.filter(({ fact }) => fact in vocabularies);
    expect(new Set(listed.map(({ fact }) => fact))).toEqual(
      new Set([
        'cause',
        'document_type',
        'field',
        'from_state',
        'reason',
        'role',
        'sequence',
        'status',
        'to_state',
        'via',
      ]),
    );
    const raw = listed.filter(({ action, fact, value }) =>
      factsOf(translateTo('en'), { action, details: `${fact}: ${value}` } as AuditRow).endsWith(`: ${value}`),
    );
    expect(raw).toEqual([]);
  });

  it('has a spec for every action, also for those of jobs and refusals', () => {
    const folder = join(__dirname, '../..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const specs = files.filter((file) => file.endsWith('.api-spec.ts') && !file.includes('node_modules'));
    const text = specs.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(auditActions.filter((action) => !text.includes(`'${action}'`))).toEqual([]);
  });
});
