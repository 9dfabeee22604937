import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exact,
  flag,
  isLoopback,
  oneOf,
  origin,
  port,
  readSettings,
  setting,
  text,
  trustedProxy,
  url,
} from './settings.mjs';

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

  describe('with a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    const write = (name: string, content: string): string => {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    };

    it('reads the value from the file that the variable with _FILE names', () => {
      expect(read({ NAME_FILE: write('name', 'a\n'), PORT_FILE: write('port', ' 8080\r\n') })).toMatchObject({
        NAME: 'a',
        PORT: 8080,
      });
    });

    it('keeps the spaces of a password', () => {
      const env = { SECRET_FILE: write('secret', ' a b \n') };
      expect(readSettings('test', { SECRET: exact(text) }, env)).toEqual({ SECRET: ' a b ' });
    });

    it('reports a missing file, an empty one, and a setting that is set twice, without their contents', () => {
      const env = {
        NAME_FILE: write('empty', '\n'),
        PORT_FILE: join(folder, 'missing'),
        KIND: 'big',
        KIND_FILE: write('kind', 'hidden'),
      };
      expect(() => read(env)).toThrow(
        [
          'The test cannot start with these settings:',
          '  - NAME is not set.',
          '  - PORT_FILE names a file that cannot be read (ENOENT).',
          '  - KIND and KIND_FILE are both set.',
        ].join('\n'),
      );
    });

    it('ignores a blank file name', () => expect(read({ NAME: 'a', NAME_FILE: ' ' })).toMatchObject({ NAME: 'a' }));
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
