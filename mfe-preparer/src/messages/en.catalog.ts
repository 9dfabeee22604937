import { preferencesMessages as preferences } from '@portal/domain/preferences/preferences.messages';
import { profileMessages as profile } from '@portal/domain/preparers/profile.messages';
import { preparerProfileMessages as preparerProfile } from '../profile/preparer-profile.messages';
import { clientsMessages as clients } from '@portal/domain/clients/clients.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';
import documents from '@portal/feature-documents/messages/en.catalog';
import messages from '@portal/feature-messages/messages/en.catalog';
import taxForms from '@portal/feature-tax-forms/messages/en.catalog';

export default { ...documents, ...messages, ...taxForms, clients, preferences, preparerProfile, profile, progress };
