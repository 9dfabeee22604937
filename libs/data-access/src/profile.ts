import { profileEndpoints } from '@portal/domain/preparers/profile.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: buildEndpoint(build, profileEndpoints.read, { provides: ['Preparers'] }),
    updateProfile: buildEndpoint(build, profileEndpoints.update, { invalidates: ['Preparers'] }),
    uploadPicture: buildEndpoint(build, profileEndpoints.uploadPicture, { invalidates: ['Preparers'] }),
    removePicture: buildEndpoint(build, profileEndpoints.removePicture, { invalidates: ['Preparers'] }),
  }),
});

export const { useProfileQuery, useUpdateProfileMutation, useUploadPictureMutation, useRemovePictureMutation } =
  profileApi;
