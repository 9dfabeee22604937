import { bindContract } from '../contract/contract';
import { SignedInDevice } from './signed-in-devices.dto';
import { signedInDeviceEndpoints } from './signed-in-devices.endpoints';

export const signedInDevicesContract = bindContract('signedInDevices', signedInDeviceEndpoints, {
  list: { response: SignedInDevice },
  signOut: {},
  signOutOthers: {},
});
