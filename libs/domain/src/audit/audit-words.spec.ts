import type { Translate } from '../i18n/message';
import { auditFacts } from './audit.actions';
import type { AuditRow } from './audit.dto';
import { auditMessages } from './audit.messages';
import { factsOf } from './audit-words';

const t = ((id: string) => id) as Translate;
const words = (details: string) => factsOf(t, { details, names: [] } as unknown as AuditRow).split('; ');

describe('details of the audit log', () => {
  it('have a label for every fact', () => {
    expect(Object.keys(auditMessages.facts).sort()).toEqual([...auditFacts].sort());
    for (const fact of auditFacts) expect(words(`${fact}: 1`)[0]).toMatch(`audit.facts.${fact}: `);
  });

  it('say that a date was cleared, and name states in the words of the office', () => {
    expect(words('due_on: null, extension_filed_on: 2025-04-10, from_state: preparing, to_state: in_review')).toEqual([
      'audit.facts.due_on: audit.unset',
      'audit.facts.extension_filed_on: 2025-04-10',
      'audit.facts.from_state: returns.states.preparing',
      'audit.facts.to_state: returns.states.in_review',
    ]);
  });

  it('are shown unchanged where only a newer server knows the fact or its value', () => {
    expect(words('weather: fine, to_state: finished')).toEqual(['weather: fine', 'audit.facts.to_state: finished']);
  });
});
