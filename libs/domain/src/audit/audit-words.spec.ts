import type { Translate } from '../i18n/message';
import { auditFacts, type AuditAction, type AuditFact } from './audit.actions';
import type { AuditRow } from './audit.dto';
import { auditMessages } from './audit.messages';
import { reasonsOf, vocabularies } from './audit-values';
import { factsOf } from './audit-words';

const t = ((id: string) => id) as Translate;
const words = (details: string, action?: AuditAction) =>
  factsOf(t, { action, details, names: [] } as unknown as AuditRow).split('; ');
/** Facts whose values are a date, number, yes, id, name of a field or file type, or a technical name. */
const free: readonly AuditFact[] = [
  ...(['accounts', 'bytes', 'child', 'clients', 'reassigned', 'rows'] as const),
  ...(['client_id', 'office_id', 'preparer_id'] as const),
  ...(['due_on', 'extension_filed_on', 'time_zone', 'fields', 'first'] as const),
  ...(['call', 'content_type', 'format', 'list', 'narrowed_by'] as const),
];

describe('details of the audit log', () => {
  it('have a label for every fact', () => {
    expect(Object.keys(auditMessages.facts).sort()).toEqual([...auditFacts].sort());
    for (const fact of auditFacts) expect(words(`${fact}: 1`)[0]).toMatch(`audit.facts.${fact}: `);
  });

  it('show words for every value that comes from a list, and for nothing else', () => {
    expect([...free, ...Object.keys(vocabularies)].sort()).toEqual([...auditFacts].sort());
    const shown = Object.entries(vocabularies).flatMap(([fact, { values }]) =>
      values.map((value) => [fact, value, words(`${fact}: ${value}`)[0]] as const),
    );
    expect(shown.filter(([fact, value, text]) => text === `audit.facts.${fact}: ${value}`)).toEqual([]);
    expect(words('from_state: documents_needed, to_state: ready_to_prepare, cause: items')).toEqual([
      'audit.facts.from_state: returns.states.documents_needed',
      'audit.facts.to_state: returns.states.ready_to_prepare',
      'audit.facts.cause: returns.causes.items',
    ]);
  });

  it('show the words of a reason that belong to its action', () => {
    for (const [action, { values }] of Object.entries(reasonsOf))
      for (const value of values)
        expect([action, value, words(`reason: ${value}`, action as AuditAction)[0]]).toEqual([
          action,
          value,
          expect.stringMatching(new RegExp(`: [\\w.]+\\.${value}$`)),
        ]);
    expect(words('reason: other', 'request.reject')).toEqual(['audit.facts.reason: requestReasons.reject.other']);
    expect(words('reason: other', 'request.waive')).toEqual(['audit.facts.reason: requestReasons.waive.other']);
  });

  it('say that a date was cleared', () => {
    expect(words('due_on: null, extension_filed_on: 2025-04-10')).toEqual([
      'audit.facts.due_on: –',
      'audit.facts.extension_filed_on: 2025-04-10',
    ]);
  });

  it('are shown unchanged where only a newer server knows the fact or its value', () => {
    expect(words('weather: fine, role: owner')).toEqual(['weather: fine', 'audit.facts.role: owner']);
  });
});
