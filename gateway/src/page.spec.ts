import { request } from 'node:http';
import { Site } from '../testing/gateway';

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let site: Site;
beforeEach(() => {
  site = new Site();
  const html = '<html><head><script nonce="__CSP_NONCE__" src="/main.0123abcd.js"></script></head><body></body></html>';
  site.file('shell/index.html', html);
  site.file('shell/main.0123abcd.js', 'plain();');
});
afterEach(() => site.clean());

describe('shell page', () => {
  it('is not served to fetch requests or health checks', async () => {
    const { app } = await site.gateway();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const answer = await app.inject({ url: '/documents', headers: { 'sec-fetch-mode': 'cors' } });
    expect(answer.statusCode).toBe(404);
  });

  it('is served at every page URL, with a new nonce in the HTML and the policy', async () => {
    const { app } = await site.gateway();
    const nonces = await Promise.all(
      ['/', '/client/42?tab=1', '/index.html'].map(async (url) => {
        const { body, headers } = await app.inject({ url, headers: page });
        const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`);
        expect(headers['content-security-policy']).not.toContain('unsafe');
        expect(headers['access-control-allow-origin']).toBeUndefined();
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('has the security headers and no version, also on errors, and rejects TRACE', async () => {
    const { app, url } = await site.gateway({ PUBLIC_ORIGIN: 'https://portal.example.com' });
    for (const at of ['/', '/login', '/test', '/no-such-file.0123abcd.js', '/remotes.json', '/healthz']) {
      const { headers } = await app.inject({ url: at, headers: page });
      expect([at, headers]).toEqual([
        at,
        expect.objectContaining({
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
        }),
      ]);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
    const traced = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, method: 'TRACE', path: '/' }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(traced).toBeGreaterThanOrEqual(400);
  });

  it('allows the origins in remotes.json, which may change without a restart', async () => {
    site.file('remotes.json', '{"client":"/remotes/client/mf-manifest.json"}');
    const { app } = await site.gateway({ REMOTES_FILE: site.path('remotes.json') });
    site.file('remotes.json', '{"client":"https://files.example.com/client/2/mf-manifest.json"}');
    expect((await app.inject('/remotes.json')).json()).toMatchObject({
      remotes: { mfe_client: { entry: 'https://files.example.com/client/2/mf-manifest.json' } },
    });
    const { headers } = await app.inject({ url: '/', headers: page });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://files.example.com;");
  });

  it('requires Trusted Types, creates their policy first, and names the endpoint for reports', async () => {
    site.file('remotes.json', '{"client":"https://files.example.com/client/2/mf-manifest.json"}');
    const { app } = await site.gateway({ REMOTES_FILE: site.path('remotes.json') });
    const { body, headers } = await app.inject({ url: '/', headers: page });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("trusted-types default; form-action 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; report-uri /csp-reports; report-to csp");
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
    const [nonce] = /(?<='nonce-)[^']+/.exec(policy) ?? [];
    const [script = ''] = body.match(/<script nonce="[^"]+">window\.trustedTypes.*?<\/script>/) ?? [];
    expect(script).toContain(`nonce="${nonce}"`);
    expect(script).toContain('"https://files.example.com"');
  });

  it("is fetched from the shell's server if one is configured", async () => {
    const { url } = await site.folderServer('shell');
    const { app } = await site.gateway({ SHELL_FROM: url });
    expect((await app.inject({ url: '/login', headers: page })).body).toMatch(/nonce="[^_"]+"/);
    expect((await app.inject('/main.0123abcd.js')).body).toBe('plain();');
  });
});
