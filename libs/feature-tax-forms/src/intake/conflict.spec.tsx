import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf } from '../testing/intake-server';

const { city, occupation, ssn, zip_code } = words.fields;
let server: ReturnType<typeof intakeServer>;

const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const question = () => screen.findByRole('dialog', { name: 'This form was changed elsewhere in the meantime.' });

/** Creates a conflict: this tab changes the occupation and two fields that another tab has changed and saved. */
async function meet(): Promise<void> {
  server = intakeServer(recordOf({ city: 'Detroit', ssn: '219099999' }));
  openIntake();
  await screen.findByLabelText(city);
  const releaseSaves = server.holdSaves();
  await retype(screen.getByLabelText(city), 'Dearborn');
  await retype(screen.getByLabelText(ssn), '219099997');
  await retype(screen.getByLabelText(occupation), 'Baker');
  server.changeElsewhere({ city: 'Livonia', ssn: '219099998', zip_code: '48150' });
  releaseSaves();
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('form with a conflict', () => {
  it('is not overwritten where both tabs changed it, and masks identifying numbers', async () => {
    await meet();
    const dialog = await question();
    expect(dialog).toHaveTextContent('Livonia');
    expect(dialog).toHaveTextContent('Dearborn');
    expect(dialog).toHaveTextContent('ends in 9998');
    expect(dialog).not.toHaveTextContent('219-09');
    expect(dialog).not.toHaveTextContent('Baker');
    expect(server.kept()).toMatchObject({ city: 'Livonia', version: 2 });
  });

  it('keeps the input until the conflict is resolved, and asks again', async () => {
    await meet();
    await question();
    await press(words.conflict.later);
    expect(screen.getByLabelText(occupation)).toHaveValue('Baker');
    await press(words.autosave.decide);
    expect(await question()).toHaveTextContent('Livonia');
  });

  it('overwrites only the conflicting fields on "Keep my version"', async () => {
    await meet();
    await question();
    await press(words.keepMine);
    const both = { city: 'Dearborn', ssn: '219-09-9997', occupation: 'Baker', zip_code: '48150', version: 3 };
    await waitFor(() => expect(server.kept()).toMatchObject(both));
    expect(screen.getByLabelText(zip_code)).toHaveValue('48150');
  });

  it('takes only the conflicting fields on "Use the other version", and keeps all other input', async () => {
    await meet();
    await question();
    await press(words.takeTheirs);
    expect(screen.getByLabelText(city)).toHaveValue('Livonia');
    const both = { city: 'Livonia', ssn: '219-09-9998', occupation: 'Baker', zip_code: '48150', version: 3 };
    await waitFor(() => expect(server.kept()).toMatchObject(both));
  });

  it('merges different fields without a question', async () => {
    server = intakeServer(recordOf({ city: 'Detroit' }));
    openIntake();
    await screen.findByLabelText(occupation);
    const releaseSaves = server.holdSaves();
    await retype(screen.getByLabelText(occupation), 'Baker');
    server.changeElsewhere({ city: 'Livonia' });
    releaseSaves();
    await waitFor(() => expect(server.kept()).toMatchObject({ city: 'Livonia', occupation: 'Baker' }));
    await waitFor(() => expect(screen.getByLabelText(city)).toHaveValue('Livonia'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('treats a form created in another tab as a conflict', async () => {
  server = intakeServer();
  openIntake();
  await screen.findByLabelText(city);
  server.changeElsewhere({ city: 'Livonia' });
  await retype(screen.getByLabelText(city), 'Detroit');
  await question();
  await press(words.keepMine);
  await waitFor(() => expect(server.kept()).toMatchObject({ id: 'form', city: 'Detroit' }));
});

it('does not mistake its own save for a conflict when the response was lost', async () => {
  server = intakeServer(recordOf({ city: 'Detroit' }));
  let lost = 0;
  server.answer('PUT /intake/form', ({ body }) => {
    lost += 1;
    if (lost === 2) return refusal('stale_version', words.staleVersion, { version: 2 });
    const kept = server.changeElsewhere(body as object);
    if (lost > 2) return json(kept);
    // The change is saved, but the response is lost.
    throw new TypeError('network');
  });
  server.answer('GET /intake', () => json(server.kept()));
  openIntake();
  await retype(await screen.findByLabelText(occupation), 'Baker');
  await waitFor(() => expect(lost).toBeGreaterThan(1));
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
