import clients from '@portal/domain/clients/clients.messages.es.json';
import documents from '@portal/domain/documents/documents.messages.es.json';
import progress from '@portal/domain/progress/progress.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default {
  clients,
  documents: { viewer: { keys: documents.viewer.keys } },
  progress,
} satisfies Translated<typeof en>;
