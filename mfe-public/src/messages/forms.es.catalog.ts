import intakeWizard from '../general-intake/intake-wizard.messages.es.json';
import generalIntake from '@portal/domain/general-intake/general-intake.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import states from '@portal/domain/tax/states.messages.es.json';
import type en from './forms.en.catalog';

export default { generalIntake, intakeWizard, states } satisfies Translated<typeof en>;
