import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { completeIntake, intakeServer, openIntake } from '../testing/intake-server';

let mockMissing = true;
jest.mock('./later-parts', () => {
  if (mockMissing) throw new Error('Loading chunk 9 failed');
  return jest.requireActual<object>('./later-parts');
});

let server: ReturnType<typeof intakeServer>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  mockMissing = true;
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

it('keeps the form and submits nothing when the review fails to load, and opens it on the next try', async () => {
  server = intakeServer(completeIntake);
  openIntake();
  await userEvent.type(await screen.findByLabelText(words.fields.bank_name), 'Lake Bank');
  await press('Submit Form');
  expect(await screen.findByText(words.review.loadFailed)).toBeInTheDocument();
  expect(screen.getByLabelText(words.fields.bank_name)).toHaveValue('Lake Bank');
  mockMissing = false;
  await press('Submit Form');
  expect(await screen.findByRole('heading', { name: words.review.title })).toHaveFocus();
  expect(screen.getByText('Lake Bank')).toBeInTheDocument();
  expect(server.sent.filter(({ body }) => (body as { submitted?: boolean } | undefined)?.submitted)).toEqual([]);
});
