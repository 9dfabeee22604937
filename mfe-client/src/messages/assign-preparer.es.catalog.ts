import assignments from '@portal/domain/assignments/assignments.messages.es.json';
import dashboardMessages from '@portal/domain/dashboard/dashboard.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import specialties from '@portal/domain/preparers/specialties.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import type en from './assign-preparer.en.catalog';

const { message } = dashboardMessages;

export default { assignments, dashboard: { message }, specialties, states } satisfies Translated<typeof en>;
