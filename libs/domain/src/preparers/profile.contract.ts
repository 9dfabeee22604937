import { bindContract } from '../contract/contract';
import { PreparerProfile, ProfileBody } from './profile.dto';
import { profileEndpoints } from './profile.endpoints';

export const profileContract = bindContract('profile', profileEndpoints, {
  read: { response: PreparerProfile },
  update: { body: ProfileBody, response: PreparerProfile },
  picture: {},
  uploadPicture: { response: PreparerProfile },
  removePicture: { response: PreparerProfile },
});
