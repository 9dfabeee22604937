import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, type FakeServer } from '@portal/data-access/testing/fake-server';
import IntakesTab from '../intakes/intakes.tab';
import { listed, showAt, whereShown } from '../testing/admin';
import { officesServer } from '../testing/offices';
import { preparerOf } from '../testing/people';
import { cardOf, preparersServer, queryOf, showPreparers, windowOf } from '../testing/preparers';

const zoe = preparerOf({ id: 'zoe', first_name: 'Zoe', office_id: 'office-1200', office_name: 'Office 1200' });
let server: FakeServer;
beforeEach(() => {
  server = preparersServer({ people: [zoe] });
  server.answer('GET /admin/all-intake-forms', () => listed([]));
  server.answer('PUT /admin/update-preparer/zoe', () => json(zoe));
  for (const [call, answer] of Object.entries(officesServer(1200))) server.answer(call, answer);
});
afterEach(() => server.stop());

const edit = async () => {
  showPreparers();
  await userEvent.click(within(await cardOf('Zoe Adams')).getByRole('button', { name: 'Edit Zoe Adams' }));
  return within(await windowOf('Edit Preparer'));
};
/** Types a search into an open select, and picks an option. */
const search = async (box: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(box);
  await userEvent.type(box, text);
  await userEvent.click(await screen.findByText(`Office ${text}`, { selector: '.ui-option__label' }));
};

describe('office select with 1,200 offices', () => {
  it('shows and keeps the office of an edited preparer even when it is last in the list', async () => {
    const window = await edit();
    expect(await window.findByText('Office 1200')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.to('/admin/update-preparer/zoe')).toHaveLength(1));
    expect(server.to('/admin/update-preparer/zoe')[0]?.body).toMatchObject({ office_id: 'office-1200' });
  });

  it('shows that there are more offices than listed, and finds them by search', async () => {
    const window = await edit();
    const box = window.getByRole('combobox', { name: 'Office' });
    await userEvent.click(box);
    expect(await screen.findByText('Showing only the first 50. Type to find more.')).toBeInTheDocument();
    await search(box, '1199');
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.to('/admin/update-preparer/zoe')).toHaveLength(1));
    expect(server.to('/admin/update-preparer/zoe')[0]?.body).toMatchObject({ office_id: 'office-1199' });
  });

  it('removes a preparer from their office', async () => {
    const window = await edit();
    await userEvent.click(window.getByRole('combobox', { name: 'Office' }));
    await userEvent.click(await screen.findByText('No office', { selector: '.ui-option__label' }));
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.to('/admin/update-preparer/zoe')).toHaveLength(1));
    expect(server.to('/admin/update-preparer/zoe')[0]?.body).toMatchObject({ office_id: null });
  });

  it('filters the preparers by any office, or by none', async () => {
    showPreparers();
    await cardOf('Zoe Adams');
    await search(screen.getByRole('combobox', { name: 'Office' }), '1200');
    await waitFor(() => expect(whereShown()).toBe('/admin/preparers?office_id=office-1200'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Office' }));
    await userEvent.click(await screen.findByText('No office', { selector: '.ui-option__label' }));
    await waitFor(() => expect(whereShown()).toBe('/admin/preparers?office_id=none'));
  });

  it('filters the intakes by any office, and shows the name of the office in the URL', async () => {
    showAt('/admin/intakes?office_id=office-1200', '/admin/:tab', <IntakesTab />);
    expect(await screen.findByText('Office 1200')).toBeVisible();
    await search(screen.getByRole('combobox', { name: 'Office' }), '0777');
    await waitFor(() => expect(whereShown()).toBe('/admin/intakes?office_id=office-0777'));
  });

  it('shows the workload of every office, ten at a time', async () => {
    showPreparers();
    const workload = within(await screen.findByRole('region', { name: 'Workload by office' }));
    expect(await workload.findByText('1 to 10 of 1,200')).toBeVisible();
    await userEvent.click(workload.getByTitle('Next Page'));
    expect(await workload.findByText('Office 0011')).toBeVisible();
    await userEvent.click(workload.getByTitle('Previous Page'));
    expect(await workload.findByText('Office 0001')).toBeVisible();
  });

  it('never requests all offices in one go', async () => {
    await edit();
    const limits = server.to('/admin/offices').map((sent) => Number(queryOf(sent).get('limit')));
    expect(Math.max(...limits)).toBe(50);
  });
});
