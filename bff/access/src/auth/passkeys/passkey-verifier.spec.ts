import { Authenticator, type Deviation } from '../../../testing/authenticator';
import * as library from '@simplewebauthn/server';
import type { PasskeyChallenges } from './passkey-challenges';
import { PasskeyVerifier } from './passkey-verifier';
import type { RelyingParty } from './relying-party';

jest.mock('@simplewebauthn/server', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@simplewebauthn/server'),
}));

const challenges = { isGenuine: (challenge: string): boolean => challenge === 'AAAA' } as unknown as PasskeyChallenges;
const relyingParty = { origin: 'http://localhost', id: 'localhost' } as RelyingParty;
const verifier = new PasskeyVerifier(challenges, relyingParty);
const purpose = { action: 'add', subject: '' } as const;

/** Whether the library, which fetches what certificates name, has seen the attestation. */
let seen: jest.SpyInstance;
beforeEach(() => {
  seen = jest.spyOn(library, 'verifyRegistrationResponse');
});
afterEach(() => jest.restoreAllMocks());

const created = (deviation?: Deviation) => new Authenticator().create({ challenge: 'AAAA' }, deviation);

describe('a new passkey', () => {
  it('is refused with a certificate, or in a format that has one, before the library sees it', async () => {
    const none = created();
    const bytes = Buffer.from(none.attestation, 'base64url').toString('latin1').replace('dnone', 'eapple');
    const apple = { ...none, attestation: Buffer.from(bytes, 'latin1').toString('base64url') };
    for (const sent of [created({ attestation: 'certificate' }), apple])
      expect(await verifier.verifyNew(sent, purpose)).toBeUndefined();
    expect(seen).not.toHaveBeenCalled();
  });

  it('is refused if its attestation is not one', async () => {
    for (const attestation of ['', 'AAAA', Buffer.from('text').toString('base64url')])
      expect(await verifier.verifyNew({ ...created(), attestation }, purpose)).toBeUndefined();
    expect(seen).not.toHaveBeenCalled();
  });

  it('is accepted without an attestation, and with one that the passkey itself has signed', async () => {
    for (const sent of [created(), created({ attestation: 'self' })])
      expect(await verifier.verifyNew(sent, purpose)).toMatchObject({
        challenge: 'AAAA',
        counter: 0,
        credential_id: Buffer.from(sent.credential_id, 'base64url'),
      });
  });

  it('is refused if its signature is for other client data', async () => {
    const sent = created({ attestation: 'self' });
    const other = Buffer.from(sent.client_data, 'base64url').toString().replace('false', 'true');
    const mixed = { ...sent, client_data: Buffer.from(other).toString('base64url') };
    expect(await verifier.verifyNew(mixed, purpose)).toBeUndefined();
    expect(seen).toHaveBeenCalled();
  });
});
