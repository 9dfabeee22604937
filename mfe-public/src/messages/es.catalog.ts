import directory from '../directory/directory.messages.es.json';
import generalIntake from '@portal/domain/general-intake/general-intake.messages.es.json';
import home from '../home/home.messages.es.json';
import landing from '../landing/landing.messages.es.json';
import office from '../office/office.messages.es.json';
import intake from '@portal/domain/intake/intake.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import states from '@portal/domain/tax/states.messages.es.json';
import type en from './en.catalog';

export default { directory, generalIntake, home, intake, landing, office, states } satisfies Translated<typeof en>;
