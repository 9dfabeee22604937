import visitorEstimate from '../estimate/visitor-estimate.messages.es.json';
import generalIntake from '@portal/domain/general-intake/general-intake.messages.es.json';
import intakeMessages from '@portal/domain/intake/intake.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import states from '@portal/domain/tax/states.messages.es.json';
import tax from '@portal/domain/tax/tax.messages.es.json';
import type en from './estimate.en.catalog';

const { fields, filingStatuses, relationships, childTitle } = intakeMessages;

export default {
  intake: { fields, filingStatuses, relationships, childTitle },
  ...{ generalIntake, states, tax, visitorEstimate },
} satisfies Translated<typeof en>;
