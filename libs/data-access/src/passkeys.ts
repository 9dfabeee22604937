import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const passkeys = ['Passkeys'] as const;
/** Adding or removing one may also turn two-step sign-in on or off, and ends other sessions. */
const account = ['Passkeys', 'Account', 'SignedInDevices'] as const;

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeys: buildEndpoint(build, passkeyEndpoints.list, { provides: passkeys }),
    passkeyCreation: buildEndpoint(build, passkeyEndpoints.creationOptions, { invalidates: [] }),
    addPasskey: buildEndpoint(build, passkeyEndpoints.add, { invalidates: account }),
    renamePasskey: buildEndpoint(build, passkeyEndpoints.rename, { invalidates: passkeys }),
    removePasskey: buildEndpoint(build, passkeyEndpoints.remove, { invalidates: account }),
    passkeySignInRequest: buildEndpoint(build, passkeyEndpoints.signInOptions, { invalidates: [] }),
    signInWithPasskey: buildEndpoint(build, passkeyEndpoints.signIn, { invalidates: [] }),
    passkeyStepUpRequest: buildEndpoint(build, passkeyEndpoints.stepUpOptions, { invalidates: [] }),
    stepUpWithPasskey: buildEndpoint(build, passkeyEndpoints.stepUp, { invalidates: passkeys }),
  }),
});

export const {
  usePasskeysQuery,
  usePasskeyCreationMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  usePasskeySignInRequestMutation,
  useSignInWithPasskeyMutation,
  usePasskeyStepUpRequestMutation,
  useStepUpWithPasskeyMutation,
} = passkeysApi;
