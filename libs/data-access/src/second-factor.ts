import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: buildEndpoint(build, secondFactorEndpoints.read, { provides: ['Account'] }),
    setUpSecondFactor: buildEndpoint(build, secondFactorEndpoints.setUp, { invalidates: [] }),
    confirmSecondFactor: buildEndpoint(build, secondFactorEndpoints.confirm, { invalidates: ['Account'] }),
    renewRecoveryCodes: buildEndpoint(build, secondFactorEndpoints.renewRecoveryCodes, { invalidates: ['Account'] }),
    removeSecondFactor: buildEndpoint(build, secondFactorEndpoints.remove, { invalidates: ['Account'] }),
    stepUp: buildEndpoint(build, secondFactorEndpoints.stepUp, { invalidates: [] }),
  }),
});

export const {
  useSecondFactorQuery,
  useSetUpSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useStepUpMutation,
} = secondFactorApi;
