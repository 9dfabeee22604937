import assignments from '@portal/domain/assignments/assignments.messages.es.json';
import intake from '@portal/domain/intake/intake.messages.es.json';
import scheduleC from '@portal/domain/schedule-c/schedule-c.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import tax from '@portal/domain/tax/tax.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { assignments, intake, scheduleC, states, tax } satisfies Translated<typeof en>;
