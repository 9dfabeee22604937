import visitorEstimate from '../estimate/visitor-estimate.messages.es.json';
import generalIntake from '@portal/domain/general-intake/general-intake.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import taxForms from '@portal/feature-tax-forms/messages/es.catalog';
import type en from './estimate.en.catalog';

export default { ...taxForms, generalIntake, visitorEstimate } satisfies Translated<typeof en>;
