import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { completeIntake, intakeServer, openIntake } from '../testing/intake-server';

let mockMissing = true;
jest.mock('./live-estimate', () => {
  if (mockMissing) throw new Error('Loading chunk 9 failed');
  return jest.requireActual<object>('./live-estimate');
});

let server: ReturnType<typeof intakeServer>;
afterEach(() => {
  server.stop();
  localStorage.clear();
});

it('keeps the input when the panel fails to load, and shows the estimate for it on retry', async () => {
  server = intakeServer({ ...completeIntake, w2_income: 0 });
  openIntake();
  const panel = within(await screen.findByRole('complementary', { name: 'Estimated Tax Refund' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('We couldn’t load the estimate.');
  await userEvent.type(screen.getByLabelText(words.fields.unemployment_income), '31000');
  mockMissing = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(document.querySelector('.tax-outcome')).toHaveTextContent(/\$[1-9]/));
  expect(screen.getByLabelText(words.fields.unemployment_income)).toHaveValue('31,000.00');
});
