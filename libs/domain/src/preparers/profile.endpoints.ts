import { preparersUnready } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import { preparerLimits } from './preparers.limits';
import type { PreparerProfile, ProfileBody } from './profile.dto';

/** A preparer's own public profile, also accessible while approval is pending (decisions, section 4). */
export const profileEndpoints = {
  read: get('/preparer/profile', preparersUnready).returns<PreparerProfile>(),
  update: put('/preparer/profile', preparersUnready).takes<ProfileBody>().returns<PreparerProfile>(),
  /** Returns the picture as shown to the public; 404 if there is none. */
  picture: get('/preparer/profile-picture', preparersUnready).returnsBytes(),
  /** Replaces the picture. It is re-encoded, which removes all metadata. */
  uploadPicture: post('/preparer/profile-picture', preparersUnready)
    .takesFile(preparerLimits.pictureBytes)
    .returns<PreparerProfile>(),
  removePicture: remove('/preparer/profile-picture', preparersUnready).returns<PreparerProfile>(),
};
