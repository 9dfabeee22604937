import { accountCalls } from '@portal/domain/account/account.calls';
import { api, fromCall } from '@portal/data-access/core';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: fromCall(build, accountCalls.login, { invalidates: [] }),
    register: fromCall(build, accountCalls.register, { invalidates: ['Preparers', 'Overview'] }),
    logout: fromCall(build, accountCalls.logout, { invalidates: [] }),
    changePassword: fromCall(build, accountCalls.changePassword, { invalidates: ['Account'] }),
    me: fromCall(build, accountCalls.me, { provides: ['Account'] }),
  }),
});

export const { useLoginMutation, useRegisterMutation, useLogoutMutation, useChangePasswordMutation, useLazyMeQuery } =
  accountApi;
