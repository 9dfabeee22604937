import { readFileSync } from 'node:fs';
import { loginSettings } from './service-settings';

it('gives the login of a pooler the settings in docs/operations.md', () => {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const [, documented] = /```sql\n(ALTER ROLE[^`]+)\n```/.exec(guide) ?? [];
  expect(documented?.split('\n')).toEqual(loginSettings('portal_service'));
});
