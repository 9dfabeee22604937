import { report } from './failure';

const failure = (code: string, status: number) => ({ status, code, detail: null, errors: [] });

describe('failure reporter', () => {
  const noted = jest.fn();
  beforeEach(() => {
    noted.mockClear();
    globalThis.reportError = noted;
  });

  it('reports which request failed and how, but never the data sent', () => {
    report('POST /calculate-tax', failure('unavailable', 503));
    report('GET /intake', new Error('of 412-65-7731'));
    expect(noted.mock.calls).toEqual([
      [new Error('POST /calculate-tax: unavailable (503)')],
      [new Error('GET /intake: failed')],
    ]);
  });

  it('ignores an unreachable server', () => {
    report('POST /calculate-tax', failure('unreachable', 0));
    expect(noted).not.toHaveBeenCalled();
  });
});
