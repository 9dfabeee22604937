import { confinedWorkerPath } from '@portal/domain/documents/confined-worker';
import { Site } from '../../testing/gateway';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '<html></html>');
});
afterEach(() => site.clean());

describe('worker of the document viewer', () => {
  it('may connect to nothing and load no script, only run the text that it is given', async () => {
    const { url } = await site.gateway();
    const { status, headers } = await fetch(`${url}${confinedWorkerPath}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src blob:");
  });

  it('comes from the gateway, even if a build has a file of this name', async () => {
    site.file(`shell${confinedWorkerPath}`, 'tampered');
    const { url } = await site.gateway();
    expect(await (await fetch(`${url}${confinedWorkerPath}`)).text()).toMatch(/^self\.onmessage = /);
  });
});
