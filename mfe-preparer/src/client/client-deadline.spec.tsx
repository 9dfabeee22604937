import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { DeadlineCard } from '@portal/feature-area/returns';
import { activateLocale } from '@portal/i18n';
import { clientServer, openClient } from '../testing/client-server';
import { returnOf } from '../testing/returns';

let server: FakeServer;
const show = (more: Partial<ReturnDetail> = {}) => {
  server.answer('GET /client/c1/return', () => json(returnOf({ tax_year: 2024, ...more })));
  openClient('/client/c1?tab=return');
};
beforeEach(() => {
  server = clientServer();
});
afterEach(async () => {
  server.stop();
  await act(() => activateLocale('en'));
});

const path = '/client/c1/return/deadline';
const sent = () => server.to(path).map(({ body }) => body);
const card = async () => within(await screen.findByRole('region', { name: 'Due date' }));
async function change() {
  await userEvent.click((await card()).getByRole('button', { name: 'Change dates' }));
  return within(await screen.findByRole('dialog'));
}
const extended = { due_on: '2025-10-15', extension_filed_on: '2025-04-10' };

describe('due date on a client page', () => {
  it.each([
    [{}, ['Due Apr 15, 2025 by law.']],
    [extended, ['Extension filed on Apr 10, 2025: due Oct 15, 2025 by law.']],
    [{ due_on: '2025-03-31' }, ['Due Apr 15, 2025 by law.', 'Date set by the office: Mar 31, 2025.']],
  ])('follows from %j', async (deadline, sentences) => {
    show(deadline);
    for (const sentence of sentences) expect((await card()).getByText(sentence)).toBeVisible();
    expect((await card()).queryAllByText(/office/)).toHaveLength(sentences.length - 1);
  });

  it.each([
    [{}, 'Due Apr 15, 2025'],
    [{ state: 'rejected' }, 'Due Apr 15, 2025'],
    [{ due_on: '2025-03-31' }, 'Due Mar 31, 2025'],
    [extended, 'Due Oct 15, 2025'],
  ] as const)('marks a return as past due: %j', async (more, due) => {
    show(more);
    const chip = (await card()).getByText('Past due');
    expect(chip).toHaveClass('ui-chip--error');
    expect(chip).toHaveAttribute('title', due);
  });

  it.each([{ state: 'filed' }, { state: 'accepted' }, { tax_year: new Date().getFullYear() }] as const)(
    'does not mark a return as past due: %j',
    async (more) => {
      show(more);
      await card();
      expect(screen.queryByText('Past due')).toBeNull();
    },
  );

  it('says what follows from an extension before it is saved', async () => {
    server.answer(`PUT ${path}`, () => json(returnOf()));
    show();
    const dialog = await change();
    await userEvent.type(await dialog.findByLabelText(/^Extension filed on/), '04102025');
    expect(dialog.getByText('Extension filed on Apr 10, 2025: due Oct 15, 2025 by law.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save dates' }));
    await waitFor(() => expect(sent()).toEqual([{ version: 3, due_on: null, extension_filed_on: '2025-04-10' }]));
    expect(await screen.findByText('Dates saved.')).toBeVisible();
  });

  it('clears an extension together with the date that followed from it', async () => {
    server.answer(`PUT ${path}`, () => json(returnOf()));
    show(extended);
    const dialog = await change();
    expect(await dialog.findByLabelText(/^Due date/)).toHaveValue('');
    await userEvent.clear(dialog.getByLabelText(/^Extension filed on/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save dates' }));
    await waitFor(() => expect(sent()).toEqual([{ version: 3, due_on: null, extension_filed_on: null }]));
  });

  it('shows errors of the server beside their fields, and keeps what was entered after a conflict', async () => {
    const errors = [{ field: 'due_on', detail: 'Enter a date in 2025.' }];
    server.answer(`PUT ${path}`, () => refusal('invalid_input', 'Check the form', { errors }));
    show();
    const dialog = await change();
    await userEvent.type(await dialog.findByLabelText(/^Due date/), '04152026');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save dates' }));
    await save();
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Due date/)).toHaveAccessibleDescription(/Enter a date in 2025\./),
    );
    server.answer(`PUT ${path}`, () => {
      server.answer('GET /client/c1/return', () => json(returnOf({ tax_year: 2024, version: 4 })));
      return refusal('stale_version', 'This return has moved on in the meantime.', { version: 4 });
    });
    await save();
    expect(await dialog.findByText('This return has moved on in the meantime.')).toBeVisible();
    expect(dialog.getByLabelText(/^Due date/)).toHaveValue('04/15/2026');
    server.answer(`PUT ${path}`, () => json(returnOf()));
    await waitFor(async () => {
      await save();
      expect(sent().at(-1)).toMatchObject({ version: 4 });
    });
  });

  it('reads the deadline in Spanish', async () => {
    await act(() => activateLocale('es'));
    show(extended);
    expect(
      await screen.findByText('Prórroga presentada el 10 abr 2025: vence el 15 oct 2025, según la ley.'),
    ).toBeVisible();
  });
});

it('can only be read in a closed season', () => {
  const nothing = () => Promise.resolve({});
  render(
    <SeasonContext value={{ ...unknownSeason, isOpen: false }}>
      <DeadlineCard detail={returnOf({ tax_year: 2024, ...extended })} save={nothing} onStale={() => undefined} />
    </SeasonContext>,
  );
  expect(screen.getByText(/^Extension filed on Apr 10, 2025/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
