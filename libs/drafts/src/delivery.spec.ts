import { outcomeOf, retryDelay } from './delivery';

const failure = (status: number, code: string, more: object = {}) => ({
  error: { status, code, detail: 'No.', errors: [], ...more },
});

describe('outcome of a request', () => {
  it.each([
    ['a session that has ended', failure(401, 'session_expired'), { signedOut: true }],
    ['another user’s session', failure(0, 'user_changed'), { signedOut: true }],
    ['a lost response', failure(0, 'unreachable'), { retry: true }],
    ['an aborted request', {}, { retry: true }],
    ['a server error', failure(503, 'unavailable'), { retry: true }],
    ['a rate limit', failure(429, 'throttled', { retryAfter: 7 }), { retry: true, retryIn: 7_000 }],
    ['a stale version', failure(409, 'stale_version'), { conflict: true }],
    ['a record that another tab has created', failure(409, 'already_exists'), { conflict: true }],
    ['invalid content', failure(400, 'invalid_input'), { refused: 'No.', errors: [] }],
    ['success', { data: 5 }, { saved: 5 }],
  ])('recognizes %s', (_case, result, outcome) => {
    expect(outcomeOf(result)).toEqual(outcome);
  });
});

describe('retry delay', () => {
  afterEach(() => jest.restoreAllMocks());
  const delays = () => [1, 2, 3, 4, 5, 50].map(retryDelay);

  it('doubles with each failure, up to 30 seconds', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(delays()).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is shortened by up to half as jitter', () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    expect(delays()).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });
});
