import { preferencesMessages as preferences } from '@portal/domain/preferences/preferences.messages';
import { profileMessages as profile } from '@portal/domain/preparers/profile.messages';
import { staffEstimateMessages as staffEstimate } from '@portal/domain/tax/staff-estimate.messages';
import documents from '@portal/feature-documents/messages/en.catalog';
import messages from '@portal/feature-messages/messages/en.catalog';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';
import { preparerProfileMessages as preparerProfile } from '../profile/preparer-profile.messages';

/** Messages of all pages but the dashboard. */
export default { ...documents, ...messages, ...taxForms, preferences, preparerProfile, profile, staffEstimate };
