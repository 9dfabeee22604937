import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf, completeIntake } from '../testing/intake-server';

const { fields, sections } = words;
let server: ReturnType<typeof intakeServer>;
const start = (...args: Parameters<typeof intakeServer>): void => {
  server = intakeServer(...args);
  openIntake();
};

const personal = async () => within(await screen.findByRole('region', { name: sections.personal }));
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

beforeAll(() => {
  globalThis.reportError = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('error handling of the intake form', () => {
  it('shows an error beside each missing field, including spouse and children, and sends nothing', async () => {
    start(recordOf({ has_spouse: true, has_children: true, children: [{}] }));
    await personal();
    await press(words.submit);
    expect(await screen.findByLabelText(fields.address)).toHaveAccessibleDescription('Address is required.');
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    const texts = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(texts).toHaveLength(7 + 5 + 5);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toBe('Social Security number is required.');
    expect(texts[7]).toBe('Spouse: First name is required.');
    expect(texts.at(-1)).toBe('Child 1: Relationship is required.');
    const child = within(screen.getByRole('group', { name: 'Child 1' }));
    expect(child.getByLabelText(fields.relationship)).toHaveAttribute('aria-invalid', 'true');
    const spouse = within(screen.getByRole('region', { name: sections.spouse }));
    expect(spouse.getByLabelText(fields.occupation)).toHaveAttribute('aria-invalid', 'true');
    expect(server.sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('lists what Save Draft could not save, and saves the rest', async () => {
    start();
    await userEvent.type((await personal()).getByLabelText(fields.city), 'Detroit');
    await userEvent.type((await personal()).getByLabelText(fields.zip_code), '4822');
    await press(words.saveDraft);
    expect(screen.getByLabelText(fields.zip_code)).toHaveAccessibleDescription(/Enter a ZIP code/);
    expect(screen.queryByText('Draft saved successfully!')).not.toBeInTheDocument();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent(/^1 answer needs a correction before it can be saved/);
    expect(summary.parentElement).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveTextContent(/^Enter a ZIP code/);
    await waitFor(() => expect(server.kept()).toMatchObject({ city: 'Detroit', zip_code: null }));
  });

  it('reports a failed save, and keeps the input', async () => {
    start();
    server.answer('POST /intake', () => refusal('unavailable', 'Down'));
    await userEvent.type((await personal()).getByLabelText(fields.city), 'Detroit');
    await press(words.saveDraft);
    expect(await screen.findByText('Failed to save intake form')).toBeInTheDocument();
    expect(screen.getByText('Not saved yet: we can’t reach the portal. Trying again.')).toBeInTheDocument();
    expect(screen.getByLabelText(fields.city)).toHaveValue('Detroit');
  });

  it("shows the server's error beside its field, and keeps saving the rest", async () => {
    start();
    const errors = [{ field: 'city', detail: 'This city is not served.' }];
    server.answer('POST /intake', ({ body }) =>
      'city' in (body as object)
        ? refusal('invalid_input', 'Not valid', { errors })
        : json(server.changeElsewhere(body as object), 201),
    );
    await userEvent.type((await personal()).getByLabelText(fields.city), 'Nowhere');
    await waitFor(() => expect(screen.getByLabelText(fields.city)).toHaveAccessibleDescription(errors[0]?.detail));
    await userEvent.type(screen.getByLabelText(fields.address), '1');
    await waitFor(() => expect(server.kept()).toMatchObject({ address: '1' }));
    expect(screen.getByText('Not saved yet: City')).toBeInTheDocument();
  });

  it('only logs that the form could not be loaded', async () => {
    server = intakeServer();
    server.answer('GET /intake', () => refusal('unavailable', 'Down'));
    openIntake();
    await personal();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(globalThis.reportError).toHaveBeenCalledWith(new Error('GET /intake: unavailable (503)')),
    );
  });
});

describe('intake form', () => {
  it('starts with the defaults, without spouse and children', async () => {
    start();
    expect((await personal()).getByLabelText(fields.filing_status)).toHaveValue('single');
    expect(screen.getByLabelText(fields.account_type)).toHaveValue('checking');
    expect(screen.getByLabelText(fields.w2_income)).toHaveValue('');
    expect(screen.queryByLabelText(fields.first_name)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add child' })).not.toBeInTheDocument();
  });

  it('saves a draft and stays on the page', async () => {
    start();
    await userEvent.type((await personal()).getByLabelText(fields.city), 'Detroit');
    await press(words.saveDraft);
    expect(await screen.findByText('Draft saved successfully!')).toBeInTheDocument();
    expect(server.kept()).toMatchObject({ city: 'Detroit', submitted: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tax Intake Form');
  });

  it('submits once, however often it is pressed, and redirects to the dashboard', async () => {
    start(completeIntake);
    await personal();
    await press(words.submit);
    await screen.findByRole('heading', { name: 'Review your answers' });
    await Promise.all([press(words.submit), press(words.submit)]);
    expect(await screen.findByText('Dashboard')).toBeInTheDocument();
    expect(screen.getByText('Intake form submitted successfully!')).toBeInTheDocument();
    expect(server.to('/intake/form')).toHaveLength(1);
    expect(server.kept()).toMatchObject({ submitted: true, ssn: '219-09-9999' });
  });

  it('autosaves the input, first creating, then updating', async () => {
    start();
    // Paste instead of typing: a slow machine would save between two keystrokes, and the versions would differ.
    await userEvent.click((await personal()).getByLabelText(fields.city));
    await userEvent.paste('Det');
    expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
    await userEvent.paste('roit');
    await waitFor(() => expect(server.kept()).toMatchObject({ city: 'Detroit', version: 2 }));
    expect(server.to('/intake').filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('adds and removes children, up to the limit', async () => {
    start(recordOf({ has_children: true, children: Array.from({ length: intakeLimits.children - 1 }, () => ({})) }));
    await personal();
    await press(words.addChild);
    expect(screen.getByText('For more than 20 children, please contact the office.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add child' })).not.toBeInTheDocument();
    await press('Remove Child 1');
    expect(screen.getAllByRole('group', { name: /^Child / })).toHaveLength(intakeLimits.children - 1);
  });
});
