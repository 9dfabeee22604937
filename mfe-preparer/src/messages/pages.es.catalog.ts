import preferences from '@portal/domain/preferences/preferences.messages.es.json';
import profile from '@portal/domain/preparers/profile.messages.es.json';
import staffEstimate from '@portal/domain/tax/staff-estimate.messages.es.json';
import documents from '@portal/feature-documents/messages/es.catalog';
import messages from '@portal/feature-messages/messages/es.catalog';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type { Translated } from '@portal/domain/i18n/message';
import preparerProfile from '../profile/preparer-profile.messages.es.json';
import type en from './pages.en.catalog';

export default {
  ...documents,
  ...messages,
  ...taxForms,
  preferences,
  preparerProfile,
  profile,
  staffEstimate,
} satisfies Translated<typeof en>;
