import { json } from '@portal/data-access/testing/fake-server';
import { listed } from './admin';
import { officeOf } from './people';
import { queryOf } from './preparers';

const idOf = (number: number): string => `office-${String(number).padStart(4, '0')}`;

/** Fakes a server with the offices "Office 0001" and up, searched by name and paginated by cursor like the real one. */
export function officesServer(count: number) {
  const offices = Array.from({ length: count }, (_, at) => {
    const id = idOf(at + 1);
    return officeOf({ id, name: id.replace('office-', 'Office ') });
  });
  const last = offices.at(-1) ?? officeOf();
  return {
    'GET /admin/offices': (sent: Parameters<typeof queryOf>[0]) => {
      const query = queryOf(sent);
      const found = offices.filter(({ name }) => name.includes(query.get('search') ?? ''));
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit'));
      return listed(found.slice(start, end), found.length, end < found.length ? String(end) : undefined);
    },
    [`GET /admin/offices/${last.id}`]: () => json(last),
  };
}
