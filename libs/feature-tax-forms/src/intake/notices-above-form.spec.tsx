import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { IntakeScreen } from './intake.screen';
import { intakeServer, openForm, openIntake } from '../testing/intake-server';

let server: ReturnType<typeof intakeServer>;
beforeEach(() => {
  server = intakeServer();
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

/** Withholds an answer until the returned function is called. */
function withhold(call: string, body: unknown): () => Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  server.answer(call, async () => {
    await held;
    return json(body);
  });
  return () => act(async () => release());
}

/** Waits long enough for a form whose record has loaded to appear. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 300)));
const field = () => screen.queryByLabelText('City');

describe('the notices above the intake form', () => {
  it.each(['GET /my-preparer', 'GET /preparer-choice'])('show together with the form, after %s', async (call) => {
    const release = withhold(call, null);
    openIntake();
    await settle();
    expect(server.to('/intake')).toHaveLength(1);
    expect(field()).toBeNull();
    await release();
    expect(await screen.findByLabelText('City')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a preparer' })).toBeVisible();
  });

  it('show the answers of last year together with the form', async () => {
    const release = withhold('GET /intake/proposal', { from_tax_year: 2024, answers: { city: 'Detroit' } });
    openForm(
      <SeasonContext value={{ ...unknownSeason, hasEarlier: true }}>
        <IntakeScreen />
      </SeasonContext>,
    );
    await settle();
    expect(field()).toBeNull();
    await release();
    expect(await screen.findByLabelText('City')).toBeVisible();
    expect(screen.getByText('Start from last year’s answers')).toBeVisible();
    expect(server.to('/intake/proposal')).toHaveLength(1);
  });

  it.each(['GET /my-preparer', 'GET /preparer-choice'])('do not hold the form back when %s fails', async (call) => {
    server.answer(call, () => refusal('internal', 'Something went wrong.'));
    openIntake();
    expect(await screen.findByLabelText('City')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a preparer' })).toBeNull();
  });
});
