import { bindContract } from '../contract/contract';
import { DirectoryChoices, DirectoryQuery, PreparerInfo, PreparerRow, PreparerSearch } from './preparers.dto';
import { preparerEndpoints } from './preparers.endpoints';
import { AdminPreparer, OfficeOfPreparer, UpdatePreparer } from './admin-preparers.dto';
import { adminPreparerEndpoints } from './admin-preparers.endpoints';
import { PreparerProfile, ProfileBody } from './profile.dto';
import { profileEndpoints } from './profile.endpoints';

export const preparersContract = bindContract('preparers', preparerEndpoints, {
  list: { query: PreparerSearch, response: PreparerRow },
  directory: { query: DirectoryQuery, response: PreparerRow },
  choices: { response: DirectoryChoices },
  info: { response: PreparerInfo },
});

export const adminPreparersContract = bindContract('adminPreparers', adminPreparerEndpoints, {
  read: { response: AdminPreparer },
  assignToOffice: { query: OfficeOfPreparer, response: AdminPreparer },
  update: { body: UpdatePreparer, response: AdminPreparer },
  remove: {},
  reject: {},
});

export const profileContract = bindContract('profile', profileEndpoints, {
  read: { response: PreparerProfile },
  update: { body: ProfileBody, response: PreparerProfile },
  picture: {},
  uploadPicture: { response: PreparerProfile },
  removePicture: { response: PreparerProfile },
});
