import { signedInDeviceEndpoints } from '@portal/domain/signed-in-devices/signed-in-devices.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** A list of its own tag: signing out a device changes nothing else of the account. */
const devices = ['SignedInDevices'] as const;

const signedInDevicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    signedInDevices: buildEndpoint(build, signedInDeviceEndpoints.list, { provides: devices }),
    signOutDevice: buildEndpoint(build, signedInDeviceEndpoints.signOut, { invalidates: devices }),
    signOutOtherDevices: buildEndpoint(build, signedInDeviceEndpoints.signOutOthers, { invalidates: devices }),
  }),
});

export const { useSignedInDevicesQuery, useSignOutDeviceMutation, useSignOutOtherDevicesMutation } = signedInDevicesApi;
