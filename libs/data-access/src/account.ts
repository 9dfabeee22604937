import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: buildEndpoint(build, accountEndpoints.login, { invalidates: [] }),
    register: buildEndpoint(build, accountEndpoints.register, { invalidates: ['Preparers', 'Overview'] }),
    logout: buildEndpoint(build, accountEndpoints.logout, { invalidates: [] }),
    changePassword: buildEndpoint(build, accountEndpoints.changePassword, { invalidates: ['Account'] }),
    forgotPassword: buildEndpoint(build, accountEndpoints.forgotPassword, { invalidates: [] }),
    resetPassword: buildEndpoint(build, accountEndpoints.resetPassword, { invalidates: [] }),
    verifyEmail: buildEndpoint(build, accountEndpoints.verifyEmail, { invalidates: ['Account'] }),
    sendVerification: buildEndpoint(build, accountEndpoints.sendVerification, { invalidates: [] }),
    changePreferences: buildEndpoint(build, accountEndpoints.changePreferences, { invalidates: ['Account'] }),
    me: buildEndpoint(build, accountEndpoints.me, { provides: ['Account'] }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useChangePasswordMutation,
  useChangePreferencesMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSendVerificationMutation,
  useVerifyEmailMutation,
  useLazyMeQuery,
} = accountApi;
