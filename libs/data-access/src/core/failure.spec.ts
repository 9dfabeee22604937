import { report } from './failure';

const failure = (code: string, status: number) => ({ status, code, detail: null, errors: [] });

describe('a failure that the person is not told about', () => {
  const noted = jest.fn();
  beforeEach(() => {
    noted.mockClear();
    globalThis.reportError = noted;
  });

  it('is noted by what failed and how, and never with what was sent', () => {
    report('POST /calculate-tax', failure('unavailable', 503));
    report('GET /intake', new Error('of 412-65-7731'));
    expect(noted.mock.calls).toEqual([
      [new Error('POST /calculate-tax: unavailable (503)')],
      [new Error('GET /intake: failed')],
    ]);
  });

  it('is no error of the page while nobody can be reached', () => {
    report('POST /calculate-tax', failure('unreachable', 0));
    expect(noted).not.toHaveBeenCalled();
  });
});
