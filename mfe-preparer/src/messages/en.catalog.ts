import { clientsMessages as clients } from '@portal/domain/clients/clients.messages';
import { documentsMessages } from '@portal/domain/documents/documents.messages';
import { progressMessages as progress } from '@portal/domain/progress/progress.messages';

/** Messages of the dashboard, and of the shortcuts on every page. */
export default { clients, documents: { viewer: { keys: documentsMessages.viewer.keys } }, progress };
