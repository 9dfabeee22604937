import { deviceWords } from './device-words';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceWords', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'computer',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux', 'computer'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'phone',
    ],
  ])('names the browser and device of %s', (user_agent, browser, system, kind) => {
    expect(deviceWords(user_agent)).toEqual({ browser, system, kind });
  });

  it.each([null, '', 'x', '\u0000<script>', 'curl/8.9.1'.padEnd(500, ' ')])('does not fail on %j', (user_agent) => {
    expect(deviceWords(user_agent)).toMatchObject({ kind: null });
  });
});
