import directory from '../directory/directory.messages.es.json';
import home from '../home/home.messages.es.json';
import landing from '../landing/landing.messages.es.json';
import office from '../office/office.messages.es.json';
import specialties from '@portal/domain/preparers/specialties.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { directory, home, landing, office, specialties } satisfies Translated<typeof en>;
