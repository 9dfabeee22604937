import adminFrame from '../frame/admin-frame.messages.es.json';
import adminOverview from '../overview/admin-overview.messages.es.json';
import adminRevenue from '../revenue/admin-revenue.messages.es.json';
import documents from '@portal/feature-documents/messages/es.catalog';
import messages from '@portal/feature-messages/messages/es.catalog';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { ...documents, ...messages, adminFrame, adminOverview, adminRevenue } satisfies Translated<typeof en>;
