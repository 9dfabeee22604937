import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { renderArea } from '@portal/feature-area/testing/area';
import { offices, preparer } from '../testing';
import { Area, press, wizardServer } from './testing/wizard';

const Addressed = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <Area />
      <p data-testid="address">{pathname + search}</p>
    </>
  );
};
const chosen = () =>
  ['Preferred preparer (optional)', 'Preferred office (optional)'].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent,
  );
const none = ['Any available preparer', 'Any office location'];

describe('link with a preparer and an office', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = wizardServer();
    server.answer('GET /preparer-info/LEOOKA', () => json(preparer('Leon', { preparer_code: 'LEOOKA', title: null })));
    server.answer('GET /preparer-info/NOBODY', () => refusal('not_found', 'Nobody.'));
    server.answer('GET /offices/nowhere', () => refusal('not_found', 'Nowhere.'));
  });
  afterEach(() => server.stop());

  const open = async (search: string) => {
    const rendered = renderArea(Addressed, `/general-intake${search}`);
    await screen.findByRole('progressbar', undefined);
    return rendered;
  };
  const untilRead = () => waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/general-intake'));

  it('selects both in the wizard, and sends them', async () => {
    await open('?preparer=LEOOKA&office=outer-drive');
    await untilRead();
    expect(chosen()).toEqual(['Leon Okafor', 'Outer Drive Location']);
    for (let at = 0; at < 3; at += 1) await press('Next');
    const contact = screen.getByRole('region', { name: 'Contact' });
    for (const text of ['Leon Okafor', 'Outer Drive Location']) expect(contact).toHaveTextContent(text);
  });

  it('selects only an office', async () => {
    await open('?office=outer-drive');
    await untilRead();
    expect(chosen()).toEqual(['Any available preparer', 'Outer Drive Location']);
  });

  it('selects an office that is not on the first page of 1,200', async () => {
    server.answer('GET /offices', () => list(offices, 1200, 'next'));
    server.answer('GET /offices/branch-1200', () =>
      json({ ...offices[0], id: 'branch-1200', name: 'Branch 1200', preparers: [] }),
    );
    await open('?office=branch-1200');
    await untilRead();
    expect(chosen()).toEqual(['Any available preparer', 'Branch 1200']);
    expect(server.to('/offices')).toEqual([]);
  });

  it('shows a failure to load the names, and loads them on Try Again', async () => {
    server.answer('GET /offices/outer-drive', () => refusal('unavailable', 'Not now.'));
    await open('?office=outer-drive');
    expect(await screen.findByText('We couldn’t load the preparer or office from your link.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
    server.answer('GET /offices/outer-drive', () => json({ ...offices[1], preparers: [] }));
    await press('Try Again');
    await untilRead();
    expect(chosen()).toEqual(['Any available preparer', 'Outer Drive Location']);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  it.each(['?preparer=NOBODY&office=nowhere', '?preparer=../admin&office=a%2F..%2Fb', '?preparer=&office='])(
    'ignores unknown values: %s',
    async (search) => {
      await open(search);
      await untilRead();
      expect(chosen()).toEqual(none);
      expect(server.sent.filter(({ path }) => /admin|\.\./.test(path))).toEqual([]);
    },
  );

  it('overrides an older choice, but not a later one', async () => {
    const first = await open('');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Preferred preparer (optional)' }),
      'No Preference',
    );
    first.unmount();
    const second = await open('?preparer=LEOOKA');
    await untilRead();
    expect(chosen()[0]).toBe('Leon Okafor');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Preferred preparer (optional)' }),
      'No Preference',
    );
    second.unmount();
    await open('');
    expect(chosen()[0]).toBe('No Preference');
  });

  it('opens the wizard even when the names cannot be loaded', async () => {
    server.answer('GET /preparer-info/LEOOKA', () => refusal('unavailable', 'Not now.'));
    await open('?preparer=LEOOKA&office=outer-drive');
    await waitFor(() => expect(chosen()).toEqual(['Any available preparer', 'Outer Drive Location']));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/general-intake?preparer=LEOOKA'));
  });
});
