import type { Translated } from '@portal/domain/i18n/message';
import specialties from '@portal/domain/preparers/specialties.messages.es.json';
import type en from './assign-preparer.en.catalog';
import dashboard from './dashboard.es.catalog';

export default { ...dashboard, specialties } satisfies Translated<typeof en>;
