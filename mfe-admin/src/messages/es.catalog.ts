import adminComing from '../admin-coming.messages.es.json';
import adminFrame from '../frame/admin-frame.messages.es.json';
import documents from '@portal/feature-documents/messages/es.catalog';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { ...documents, adminComing, adminFrame } satisfies Translated<typeof en>;
