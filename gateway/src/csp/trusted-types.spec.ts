import { createContext, runInContext } from 'node:vm';
import { trustedTypesScript } from './trusted-types';

interface Policy {
  createHTML: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
}

/** Runs the script as the shell's page does. */
function policyFor(origins: readonly string[] = []): Policy {
  const made: Record<string, Policy> = {};
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (made[name] = policy) };
  const window = { trustedTypes };
  const origin = 'https://portal.example.com';
  const page = { window, trustedTypes, URL, location: { origin }, document: { baseURI: `${origin}/client/42` } };
  runInContext(trustedTypesScript(origins), createContext(page));
  const { default: policy } = made;
  if (!policy) throw new Error('the script creates no default policy');
  return policy;
}

describe('default Trusted Types policy', () => {
  it.each([
    'https://evil.example/main.js',
    '//evil.example/main.js',
    'http://portal.example.com/main.js',
    'data:text/javascript,alert(1)',
    'blob:https://portal.example.com/0b1c.js',
    'javascript:alert(1)//.js',
    '/api/documents/0190/download',
    '/api/documents/0190/download.js',
    '/remotes/../api/a.js',
    '/remotes/client/mf-manifest.json',
    '/general-intake?a=.js',
  ])('refuses the script %s', (url) => {
    expect(policyFor(['https://files.example.com']).createScriptURL(url)).toBeNull();
  });

  it.each([
    'https://portal.example.com/main.0123abcd.js',
    '/remotes/client/remoteEntry.0123abcd.js?retry=1',
    '/remotes/client/pdf.worker.min.0123abcd.mjs',
    'https://files.example.com/client/2/81.0123abcd.js',
  ])('admits the script %s', (url) => {
    expect(policyFor(['https://files.example.com']).createScriptURL(url)).toBe(url);
  });

  it('admits text that can create no element, such as styles', () => {
    const { createHTML } = policyFor();
    expect(createHTML('.a:hover{color:#fff}')).toBe('.a:hover{color:#fff}');
    expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(policyFor()).not.toHaveProperty('createScript');
  });

  it('cannot be left by a listed origin', () => {
    expect(trustedTypesScript(['https://a.example/</script><script>'])).not.toContain('</script>');
  });

  it('does nothing in a browser without Trusted Types', () => {
    expect(() => void runInContext(trustedTypesScript([]), createContext({ window: {} }))).not.toThrow();
  });
});
