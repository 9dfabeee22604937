import type { Env } from '@portal/bff-platform/config/env';
import { RelyingParty } from './relying-party';

const partyAt = (PUBLIC_ORIGIN?: string) => new RelyingParty({ PUBLIC_ORIGIN } as Env);

describe('the relying party', () => {
  it('is the public origin, and its domain without scheme and port', () => {
    const { id, origin } = partyAt('https://portal.example.com:8443');
    expect({ id, origin }).toEqual({ id: 'portal.example.com', origin: 'https://portal.example.com:8443' });
  });

  it.each([undefined, '', 'no origin'])('has no origin and no domain outside of a request for %j', (configured) => {
    const { id, origin } = partyAt(configured);
    expect({ id, origin }).toEqual({ id: '', origin: '' });
  });
});
