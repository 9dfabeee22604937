import { SettingsError } from '@portal/server/settings';
import { settingsTable } from '@portal/server/testing/settings-table';
import { gatewaySettings, readGatewaySettings, readServerSettings } from './settings';

const good = { API_URLS: 'http://127.0.0.1:3000/', SHELL_FROM: '/srv/shell' };

function errorsOf(env: Record<string, string>): readonly string[] {
  try {
    readGatewaySettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

describe('gateway settings parser', () => {
  it('reports all errors together', () => {
    const wrong = { API_URLS: 'bff:3000', REMOTES_FROM: 'client', PORT: '70000', TRUSTED_PROXY: 'me' };
    expect(errorsOf(wrong)).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'TRUSTED_PROXY must be addresses, CIDRs, loopback, linklocal or uniquelocal, comma separated.',
      'API_URLS must be addresses that start with http:// or https://, e.g. http://127.0.0.1:3000.',
      'SHELL_FROM is not set.',
      'REMOTES_FROM must be a list of area=folder or area=address.',
    ]);
  });

  it.each([
    [{}, 'PUBLIC_ORIGIN is not set: it is the public URL of the portal.'],
    [{ PUBLIC_ORIGIN: 'http://portal.example.com' }, 'PUBLIC_ORIGIN must start with https: in production.'],
  ])('rejects the production settings %p', (more, sentence) => {
    expect(errorsOf({ ...good, NODE_ENV: 'production', ...more })).toEqual([sentence]);
  });

  const TLS = { TLS_CERT_FILE: '/srv/cert.pem', TLS_KEY_FILE: '/srv/key.pem' };

  it.each([
    [{ TLS_CERT_FILE: TLS.TLS_CERT_FILE }, 'TLS_KEY_FILE is not set.'],
    [{ TLS_KEY_FILE: TLS.TLS_KEY_FILE }, 'TLS_CERT_FILE is not set.'],
    [{ HTTP_PORT: '80' }, 'HTTP_PORT needs TLS_CERT_FILE.'],
    [{ ...TLS, PUBLIC_ORIGIN: 'http://localhost:4200' }, 'PUBLIC_ORIGIN must start with https: with TLS_CERT_FILE.'],
    [{ ...TLS, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must start with https: with TLS_CERT_FILE.'],
  ])('rejects the TLS settings %p', (more, sentence) => {
    expect(errorsOf({ ...good, PUBLIC_ORIGIN: 'https://portal.example.com', ...more })).toEqual([sentence]);
  });

  it.each(['https://portal.example.com', 'http://localhost:4200'])('accepts %s in production', (PUBLIC_ORIGIN) => {
    expect(errorsOf({ ...good, NODE_ENV: 'production', PUBLIC_ORIGIN })).toEqual([]);
  });

  it('applies defaults and parses folders, origins and lists', () => {
    const env = {
      ...good,
      REMOTES_FROM: 'client=/srv/client, admin=http://files:8080/a/',
      REMOTES_FILE: '/srv/r.json',
    };
    expect(readGatewaySettings(env)).toMatchObject({
      HOST: 'localhost',
      PORT: 4200,
      API_URLS: ['http://127.0.0.1:3000'],
      SHELL_FROM: '/srv/shell',
      REMOTES_FROM: new Map([
        ['client', '/srv/client'],
        ['admin', 'http://files:8080/a'],
      ]),
      LIVE_RELOAD: false,
      TRUSTED_PROXY: undefined,
    });
  });

  it('requires fewer settings to serve a single folder', () => {
    expect(readServerSettings({ NODE_ENV: 'production', SERVE_FOLDER: '/srv/files' })).toMatchObject({ PORT: 4200 });
  });

  it('matches the table in docs/operations.md', () => {
    const { documented, wanted } = settingsTable('gateway', gatewaySettings);
    expect(documented).toEqual(wanted);
  });
});
