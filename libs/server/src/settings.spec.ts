import { flag, isLoopback, oneOf, origin, port, readSettings, setting, text, trustedProxy, url } from './settings.mjs';

const definitions = {
  NAME: setting(text, 'what it is called'),
  PORT: setting(port.default(80), 'where it listens'),
  DEMO: setting(flag.default(false), 'try it'),
  KIND: setting(oneOf('big', 'small').optional(), 'how large'),
  PLACE: setting(url('postgres:').optional(), 'where it is'),
  PROXY: setting(trustedProxy.optional(), 'who is believed'),
  ORIGIN: setting(origin.optional(), 'what people type'),
};
const read = (env: Record<string, string | undefined>) => readSettings('test', definitions, env);

describe('readSettings', () => {
  it('reports all errors together, without their values', () => {
    const wrong = { PORT: '8o', DEMO: 'maybe', KIND: 'huge', PLACE: 'mysql://me:hidden@host', PROXY: '10.0.0.0/x' };
    expect(() => read(wrong)).toThrow(
      [
        'The test cannot start with these settings:',
        '  - NAME is not set.',
        '  - PORT must be a whole number from 0 to 65535.',
        '  - DEMO must be 1 or 0.',
        '  - KIND must be one of big, small.',
        '  - PLACE must be a URL that starts with postgres://.',
        '  - PROXY must be addresses, CIDRs, loopback, linklocal or uniquelocal, comma separated.',
      ].join('\n'),
    );
  });

  it.each(['-1', '65536', '1.5', '0x50', '1e3', '99999999999999999999'])('rejects %s as a port', (PORT) => {
    expect(() => read({ NAME: 'a', PORT })).toThrow('PORT must be a whole number');
  });

  it('reports conflicting settings, but each setting only once', () => {
    const rules = () => ({ NAME: 'NAME is short.', PORT: 'PORT does not fit.', KIND: false as const });
    const message = (env: Record<string, string>) => () => readSettings('test', definitions, env, rules);
    expect(message({ NAME: 'a', PORT: 'b' })).toThrow(
      /settings:\n {2}- PORT must be a whole number.*\n {2}- NAME is short\.$/,
    );
  });

  it('treats blank values as absent, and trims', () => {
    expect(read({ NAME: ' a ', PORT: ' ', DEMO: '', KIND: undefined })).toMatchObject({
      NAME: 'a',
      PORT: 80,
      DEMO: false,
    });
    expect(() => read({ NAME: ' ' })).toThrow('NAME is not set.');
  });

  it('reads numbers, flags, lists and origins', () => {
    const env = {
      NAME: 'a',
      PORT: '8080',
      DEMO: 'TRUE',
      PROXY: 'loopback, 10.0.0.0/8,::1',
      ORIGIN: 'https://a.example/b',
    };
    expect(read(env)).toMatchObject({
      PORT: 8080,
      DEMO: true,
      PROXY: ['loopback', '10.0.0.0/8', '::1'],
      ORIGIN: 'https://a.example',
    });
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.5', false],
    ['localhost.example.com', false],
    ['127.0.0.1.example.com', false],
  ])('detects whether %s is a loopback address', (host, expected) => expect(isLoopback(host)).toBe(expected));
});
