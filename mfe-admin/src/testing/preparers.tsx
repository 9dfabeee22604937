import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { fakeServer, json, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import PreparersTab from '../preparers/preparers.tab';
import { listed, showAt } from './admin';
import { officeOf } from './people';

export const queryOf = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

/** Fakes a server with one office and the given preparers, which a test may replace later. */
export function preparersServer(office = { people: [] as AdminPreparer[] }): FakeServer {
  return fakeServer({
    'GET /admin/users': (sent) => {
      const [status, search] = [queryOf(sent).get('status'), queryOf(sent).get('search') ?? ''];
      const of = office.people.filter(
        (one) => (!status || one.status === status) && one.email.toLowerCase().includes(search.toLowerCase()),
      );
      return listed(of);
    },
    'GET /admin/offices': () => listed([officeOf({ preparers_count: 3, clients_count: 31 })]),
    'GET /site': () => json({ password_min_length: 8 }),
  });
}

export const showPreparers = (query = '') => showAt(`/admin/preparers${query}`, '/admin/:tab', <PreparersTab />);
export const cardOf = (name: string) => screen.findByRole('article', { name });
export const windowOf = (name: string) => screen.findByRole('dialog', { name });

export async function openMenu(name: string, item: string): Promise<void> {
  await userEvent.click(within(await cardOf(name)).getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
