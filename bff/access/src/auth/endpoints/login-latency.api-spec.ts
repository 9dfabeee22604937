import type * as Argon2 from '@node-rs/argon2';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { Login } from '@portal/domain/account/account.dto';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { latencyDifferences } from '@portal/bff-platform/testing/latency';
import { startApi, type Api } from '../../../testing/api';

/** A hash costs a sixth, which leaves the paths as they are and makes any other difference stand out more. */
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const hash: typeof argon2.hash = (secret, options) =>
    argon2.hash(secret, { ...options, memoryCost: 6000, timeCost: 1 });
  return { ...argon2, hash };
});

const { password, otherPassword } = canaries;
const right = '4071';
const wrong = '0000';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function refuse(body: Login): Promise<void> {
  const { status } = await api.call(accountEndpoints.login, { body });
  if (status !== 401) throw new Error(`signing in was answered with ${status}`);
}
/** Without limits, which would refuse the attempts before they are checked. */
const unlimited = () => api.query('DELETE FROM rate_limits');

describe('the time in which a sign-in is refused', () => {
  it('is the same for an unknown address, a wrong password, and a wrong or missing PIN', async () => {
    const [{ email: client }, { email: staff }] = [
      await api.people.client(),
      await api.people.preparer({ pin: right }),
    ];
    const hasher = api.get(SecretHasher);
    const withoutHashing = async () => {
      const skipped = jest.spyOn(hasher, 'matches').mockResolvedValue(false);
      await refuse({ email: 'absent@example.com', password });
      skipped.mockRestore();
    };
    const found = await latencyDifferences(
      {
        'unknown address': () => refuse({ email: 'absent@example.com', password, pin: right }),
        'client, wrong password': () => refuse({ email: client, password: otherPassword }),
        'staff, both wrong': () => refuse({ email: staff, password: otherPassword, pin: wrong }),
        'staff, wrong password': () => refuse({ email: staff, password: otherPassword, pin: right }),
        'staff, wrong PIN': () => refuse({ email: staff, password, pin: wrong }),
        'staff, no PIN': () => refuse({ email: staff, password }),
        'control: nothing is compared': withoutHashing,
      },
      unlimited,
    );
    expect(found).toEqual({ 'control: nothing is compared': expect.anything() });
  }, 400_000);
});
