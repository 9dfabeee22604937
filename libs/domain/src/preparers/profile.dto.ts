import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Text, Texts, WholeNumber } from '../contract/rules';
import { PreparerInfo } from './preparers.dto';
import { preparerLimits } from './preparers.limits';
import type {} from './profile.messages';

const largest = 2_147_483_647;

/** A preparer's own public profile, also before the office has approved them. */
export class PreparerProfile extends PreparerInfo {
  @Required() @WholeNumber(1, largest) version!: number;
}

/** What a preparer says of themselves. What is absent stays as it is, null clears. */
@Labels('profile.fields')
export class ProfileBody {
  @Text(preparerLimits.officeLocation) office_location?: string | null;
  @Text(preparerLimits.bio) bio?: string | null;
  @Texts(preparerLimits.specialty, preparerLimits.specialties) specialties?: string[] | null;
  /** As it was read; another one by now is 409. */
  @WholeNumber(1, largest) version?: number;
}
