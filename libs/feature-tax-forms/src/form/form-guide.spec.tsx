import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf, completeIntake } from '../testing/intake-server';

const { fields, sections } = intakeMessages;
let server: ReturnType<typeof intakeServer>;

async function start(...args: Parameters<typeof intakeServer>): Promise<void> {
  server = intakeServer(...args);
  openIntake();
  await screen.findByLabelText(fields.city);
}

const guide = () => within(screen.getByRole('navigation', { name: 'Sections of the form' }));
const link = (section: keyof typeof sections) => guide().getByRole('link', { name: new RegExp(`^${begin(section)}`) });
const begin = (section: keyof typeof sections) => sections[section].replace(/[(/].*/, '');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('section list', () => {
  it('shows each section as missing answers, with answers to correct, done or optional', async () => {
    await start(recordOf({ has_children: true, children: [{ first_name: 'Kit', ssn: '219099997' }] }));
    expect(guide().getAllByRole('link')).toHaveLength(8);
    expect(link('personal')).toHaveTextContent('7 missing');
    expect(link('children')).toHaveTextContent('3 missing');
    expect(link('spouse')).toHaveTextContent('Optional');
    await userEvent.type(screen.getByLabelText(fields.city), 'Detroit');
    await waitFor(() => expect(link('personal')).toHaveTextContent('6 missing'));
    await userEvent.type(screen.getByLabelText(fields.routing_number), '123456789');
    await waitFor(() => expect(link('bank')).toHaveTextContent('1 to correct'));
  });

  it('shows sections as done when nothing is missing', async () => {
    await start({ ...completeIntake, w2_income: 50_000 });
    expect(link('personal')).toHaveTextContent('Done');
    expect(link('income')).toHaveTextContent('Done');
    expect(link('deductions')).toHaveTextContent('Optional');
  });

  it('jumps to the section, and closes afterwards on a phone', async () => {
    await start(completeIntake);
    const toggle = screen.getByRole('button', { name: 'Sections' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(link('bank'));
    expect(screen.getByRole('heading', { name: sections.bank })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Sections' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('primary button', () => {
  const primary = () => [...document.querySelectorAll('.ui-button--primary')].map(({ textContent }) => textContent);

  it('submits a complete form from any section, so that the one to the next section is a secondary one', async () => {
    await start(completeIntake);
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
    expect(primary()).toEqual(['Submit Form']);
  });
});

describe('save status', () => {
  it('is shown with the sections: idle, saving, saved, offline', async () => {
    await start();
    const status = document.querySelector('.tax-guide .tax-status');
    expect(status).toHaveTextContent('Saves as you type');
    await userEvent.type(screen.getByLabelText(fields.city), 'Detroit');
    await waitFor(() => expect(status).toHaveTextContent(/^Saved \d/));
    expect(status).toHaveAttribute('data-state', 'saved');
    server.answer('PUT /intake/form', () => refusal('unavailable', 'Down'));
    await userEvent.type(screen.getByLabelText(fields.city), '!');
    await waitFor(() => expect(status).toHaveAttribute('data-state', 'offline'));
    expect(within(status as HTMLElement).getByRole('alert')).toHaveTextContent(
      'Not saved yet: we can’t reach the portal. Trying again.',
    );
  });
});
