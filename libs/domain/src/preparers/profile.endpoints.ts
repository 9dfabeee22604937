import { preparersUnready } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import { preparerLimits } from './preparers.limits';
import type { PreparerProfile, ProfileBody } from './profile.dto';

/** What a preparer does with their own public profile, also while they wait for approval (decisions, section 4). */
export const profileEndpoints = {
  read: get('/preparer/profile', preparersUnready).returns<PreparerProfile>(),
  update: put('/preparer/profile', preparersUnready).takes<ProfileBody>().returns<PreparerProfile>(),
  /** The picture as everybody sees it; 404 while there is none. */
  picture: get('/preparer/profile-picture', preparersUnready).returnsBytes(),
  /** Takes the place of the one before. What is stored is drawn anew: nothing that came with the file is kept. */
  uploadPicture: post('/preparer/profile-picture', preparersUnready)
    .takesFile(preparerLimits.pictureBytes)
    .returns<PreparerProfile>(),
  removePicture: remove('/preparer/profile-picture', preparersUnready).returns<PreparerProfile>(),
};
