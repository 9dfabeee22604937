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
