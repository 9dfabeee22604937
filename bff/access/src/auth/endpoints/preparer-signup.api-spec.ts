import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi } from '../../../testing/api';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

const preparer = {
  email: 'signing.up@example.com',
  password: canaries.password,
  first_name: visibleCanary,
  last_name: 'Up',
  role: 'preparer',
} as const;

const answerWith = async (settings: Record<string, string>, body: Record<string, unknown> = preparer) => {
  const api = await startApi(settings);
  try {
    return await api.call(accountEndpoints.register, { body });
  } finally {
    await api.stop();
  }
};

describe('registration', () => {
  it('of preparers is rejected with PREPARER_SIGNUP=closed', async () => {
    const { status, problem } = await answerWith({ PREPARER_SIGNUP: 'closed' });
    expect({ status, detail: problem.detail }).toEqual({
      status: 403,
      detail: 'Preparer registration is closed. Please contact the office.',
    });
  });

  it('of preparers needs no approval with PREPARER_SIGNUP=open', async () => {
    expect((await answerWith({ PREPARER_SIGNUP: 'open' })).body.user.status).toBe('active');
  });

  it('enforces PASSWORD_MIN_LENGTH', async () => {
    const { problem } = await answerWith({ PASSWORD_MIN_LENGTH: '12' }, { ...preparer, password: 'eleven.char' });
    expect(problem.errors).toEqual([{ field: 'password', detail: 'Password must be at least 12 characters long' }]);
  });
});
