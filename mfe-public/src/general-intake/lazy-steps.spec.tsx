import { screen, waitFor } from '@testing-library/react';
import type { FakeServer } from '@portal/data-access/testing/fake-server';
import { box, fillAll, fillContact, open, press, touch, wizardServer } from './testing/wizard';

const mockMissing = new Set<string>();
const mockRequested: string[] = [];
function mockFile(name: string): object {
  mockRequested.push(name);
  if (mockMissing.has(name)) throw new Error('Loading chunk 9 failed');
  return jest.requireActual<object>(`./${name}`);
}
jest.mock('./review.step', () => mockFile('review.step'));
jest.mock('./send-general-intake', () => mockFile('send-general-intake'));

describe('lazy-loaded parts of the wizard', () => {
  let server: FakeServer;
  beforeEach(() => {
    mockMissing.clear();
    server = wizardServer();
  });
  afterEach(() => server.stop());

  // The first two tests must run first: a loaded chunk stays loaded.
  it('are loaded on the first interaction, not before', async () => {
    for (const name of ['review.step', 'send-general-intake']) mockMissing.add(name);
    await open();
    expect(mockRequested).toEqual([]);
    await touch();
    await waitFor(() => expect(mockRequested).toEqual(['review.step', 'send-general-intake']));
  });

  it('keeps the input when the last step fails to load, and loads it on Try Again', async () => {
    for (const name of ['review.step', 'send-general-intake']) mockMissing.add(name);
    await open();
    await fillContact();
    for (let at = 0; at < 3; at += 1) await press('Next');
    expect(await screen.findByText('We couldn’t load this step. Your answers are still here.')).toBeVisible();
    await press('Previous');
    await press('Next');
    mockMissing.delete('review.step');
    await press('Try Again');
    expect(await screen.findByRole('region', { name: 'Contact' })).toHaveTextContent('ada@example.com');
  });

  it('keeps the input when the code for sending fails to load, and loads it on the next submit', async () => {
    mockMissing.add('send-general-intake');
    await open();
    await fillAll();
    await press('Submit Tax Information');
    expect(await screen.findByText('Failed to submit intake form')).toBeVisible();
    expect(server.to('/auth/register')).toEqual([]);
    mockMissing.clear();
    for (let at = 0; at < 3; at += 1) await press('Previous');
    expect(box('Email')).toHaveValue('ada@example.com');
    for (let at = 0; at < 3; at += 1) await press('Next');
    await press('Submit Tax Information');
    expect(await screen.findByRole('heading', { level: 1, name: 'We have your information' })).toBeVisible();
  });
});
