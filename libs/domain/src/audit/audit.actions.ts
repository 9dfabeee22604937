/** Whatever the audit log may say that was done, as `noun.verb`. Each has its sentence: `audit.did` (audit.messages.ts). */
export const auditActions = [
  'account.create',
  'account.disable',
  'call.refuse',
  'client.assign',
  'client.preferences',
  'client.reveal',
  'client.view',
  'demo.remove',
  'document.download',
  'document.scan_infected',
  'document.scan_failed',
  'document.upload',
  'document.view',
  'documents.list',
  'export.finish',
  'export.start',
  'intake.changes_discarded',
  'intake.created',
  'intake.history',
  'intake.submitted',
  'intake.view',
  'lead.assign',
  'messages.list',
  'office.create',
  'office.update',
  'password.change',
  'password.reset',
  'password.send_link',
  'pin.reset',
  'preparer.approve',
  'preparer.delete',
  'preparer.reject',
  'preparer.update',
  'profile.picture',
  'profile.update',
  'schedule_c.changes_discarded',
  'schedule_c.created',
  'schedule_c.history',
  'schedule_c.submitted',
  'schedule_c.view',
  'secret.replace',
  'session.end',
  'session.refresh',
  'session.start',
  'sign-in.slow',
  'site.change_logo',
  'site.remove_logo',
  'site.update',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What else an entry may say. Each has its name: `audit.facts` (audit.messages.ts). */
export const auditFacts = [
  'accounts',
  'bytes',
  'child',
  'client_id',
  'clients',
  'content_type',
  'document_type',
  'field',
  'fields',
  'first',
  'format',
  'list',
  'narrowed_by',
  'office_id',
  'preparer_id',
  'reason',
  'role',
  'rows',
  'status',
  'via',
] as const;
export type AuditFact = (typeof auditFacts)[number];

/** Why somebody was not let in; a preparer who reveals a number gives a reason of `revealReasons`. */
export const refusalReasons = ['wrong_credentials', 'temporary_password_expired', 'old_session_used'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Of these a refusal or failure has a sentence of its own: nobody has "signed in" who was refused. */
export const attemptedActions = ['export.finish', 'password.change', 'session.start'] as const;
