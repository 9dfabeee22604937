import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { SomeOf, Text, Texts, Version } from '../contract/rules';
import { PreparerInfo } from './preparers.dto';
import { preparerLimits, spokenLanguages } from './preparers.limits';
import type {} from './profile.messages';

/** A preparer's own public profile; exists even while approval is pending. */
export class PreparerProfile extends PreparerInfo {
  @Required() @Version() version!: number;
}

/** The profile fields that a preparer can edit. Absent fields are left unchanged; null clears a field. */
@Labels('profile.fields')
export class ProfileBody {
  @Text(preparerLimits.officeLocation) office_location?: string | null;
  @Text(preparerLimits.bio) bio?: string | null;
  /** Shown to Spanish-speaking visitors in place of `bio`. */
  @Text(preparerLimits.bio) bio_es?: string | null;
  /** null lists no language. */
  @SomeOf(spokenLanguages) languages?: string[] | null;
  @Texts(preparerLimits.specialty, preparerLimits.specialties) specialties?: string[] | null;
  /** The version that the change is based on; 409 if it is stale. */
  @Version() version?: number;
}
