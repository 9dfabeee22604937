import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** What an attacker who can write into the page would try; each sets `ran`, and must be refused. */
const attacks: Readonly<Record<string, () => unknown>> = {
  'markup with a handler': () => (document.body.innerHTML += '<img src="/no-such" onerror="ran = 1">'),
  'markup after an element': () => document.body.insertAdjacentHTML('beforeend', '<svg onload="ran = 1">'),
  'a handler attribute': () => document.body.setAttribute('onclick', 'ran = 1'),
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'ran = 1';
    document.body.append(script);
  },
  'a script of another origin': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/main.js';
    document.body.append(script);
  },
  'a script from data': () => {
    const script = document.createElement('script');
    script.src = 'data:text/javascript,ran=1';
    document.body.append(script);
  },
  'an uploaded file as a script': () => {
    const script = document.createElement('script');
    script.src = '/api/documents/0190/download';
    document.body.append(script);
  },
  'a worker from a blob': () => new Worker(URL.createObjectURL(new Blob(['ran = 1']))),
  'a script from a string': () => {
    const run = 'setTimeout';
    (window as unknown as Record<string, (code: string) => unknown>)[run]?.('ran = 1');
  },
  'a document in a frame': () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.ran = 1</script>';
    document.body.append(frame);
  },
  'another base address': () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
  },
};

/** Tries an attack; returns whether its code ran, and the violations that the browser reported. */
const attempt = async (page: Page, attack: () => unknown) => {
  await page.evaluate(() => {
    Object.assign(window, { ran: 0, violations: [] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { violations: string[] }).violations.push(effectiveDirective);
    });
  });
  // A refused assignment throws, which is no less a refusal.
  await page.evaluate(attack).catch(() => undefined);
  await page.evaluate(() => document.body.click());
  const stateOf = () =>
    page.evaluate(() => {
      const { ran, violations } = window as unknown as { ran: number; violations: string[] };
      return { ran, violations };
    });
  await expect.poll(async () => (await stateOf()).violations).not.toEqual([]);
  return (await stateOf()).ran;
};

test.describe('content security policy', () => {
  for (const [path, role] of [
    ['/', undefined],
    ['/login', undefined],
    ['/dashboard', 'client'],
    ['/dashboard', 'admin'],
  ] as const)
    test(`refuses injected scripts at ${path} for ${role ?? 'visitors'}`, async ({ page, complaints }) => {
      complaints.expect(/^(uncaught|console): /);
      if (role) await signInThroughApi(page, running.account(role));
      for (const [name, attack] of Object.entries(attacks))
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await attempt(page, attack), name).toBe(0);
        });
    });

  test('lets the worker that decodes documents connect to nothing and load no script', async ({ page, complaints }) => {
    complaints.expect(/^(uncaught|console): /);
    await page.goto('/login');
    const outcomes = await page.evaluate(() => {
      const attempts = {
        control: '1',
        request: `fetch('/api/site')`,
        script: `importScripts('/confined-worker.js')`,
        module: `import('/confined-worker.js')`,
        worker: `new Promise((ran, failed) => {
          Object.assign(new Worker('/confined-worker.js'), { onmessage: ran, onerror: failed }).postMessage({ text: '' });
        })`,
        eval: `eval('1')`,
      };
      const tried = Object.entries(attempts).map(
        ([name, code]) => `await (async () => ${code})().then(() => (outcomes.${name} = 'ran'), () => undefined);`,
      );
      const text = `(async () => { const outcomes = {}; ${tried.join('')} postMessage({ outcomes }); })()`;
      const worker = new Worker('/confined-worker.js');
      return new Promise((resolve, reject) => {
        worker.onerror = reject;
        worker.onmessage = ({ data }: MessageEvent<{ outcomes?: unknown }>) => data.outcomes && resolve(data.outcomes);
        worker.postMessage({ text, type: 'script' });
      });
    });
    expect(outcomes).toEqual({ control: 'ran' });
  });

  test('is sent with every page, error and file', async ({ page }) => {
    const files = ['/remotes.json', '/mf-manifest.json', '/api/site', '/api/nothing', '/nothing.0123abcd.js'];
    for (const path of ['/', '/es', '/login', '/dashboard', '/nowhere', '/test', ...files]) {
      const accept = files.includes(path) ? '*/*' : 'text/html';
      const policy = (await page.request.get(path, { headers: { accept } })).headers()['content-security-policy'];
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toContain('unsafe');
    }
  });

  test('reports a violation to the gateway, without the address of the page', async ({ page, complaints }) => {
    complaints.expect(/^(uncaught|console): /);
    // Chromium sends reports to a named endpoint only over https, and then a minute later: leave the other directive.
    await page.route('**/login?*', async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/; report-to csp$/);
      await route.fulfill({
        response: answer,
        headers: { ...headers, 'content-security-policy': policy.replace('; report-to csp', '') },
      });
    });
    await page.goto('/login?search=Visiblecanary');
    const add = (): void => document.body.setAttribute('onclick', 'ran = 1');
    await expect(page.evaluate(add)).rejects.toThrow('TrustedScript');
    const log = (): string => readFileSync(join(running.dataDir(), 'logs/gateway.log'), 'utf8');
    await expect
      .poll(log)
      .toContain('"directive":"require-trusted-types-for","blocked":"trusted-types-sink","area":"shell"');
    expect(log()).not.toContain('Visiblecanary');
  });
});
