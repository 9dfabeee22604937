import { preparersUnready } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import { preparerLimits } from './preparers.limits';
import type { PreparerProfile, ProfileBody } from './profile.dto';

/** A preparer's own public profile, accessible while pending approval (decisions, section 4). */
export const profileEndpoints = {
  read: get('/preparer/profile', preparersUnready).returns<PreparerProfile>(),
  update: put('/preparer/profile', preparersUnready).takes<ProfileBody>().returns<PreparerProfile>(),
  /** The picture as shown to the public; 404 if there is none. */
  picture: get('/preparer/profile-picture', preparersUnready).returnsBytes(),
  /** Replaces the previous picture. The image is re-encoded: no metadata of the file is kept. */
  uploadPicture: post('/preparer/profile-picture', preparersUnready)
    .takesFile(preparerLimits.pictureBytes)
    .returns<PreparerProfile>(),
  removePicture: remove('/preparer/profile-picture', preparersUnready).returns<PreparerProfile>(),
};
