import { documentsMessages as documents } from '@portal/domain/documents/documents.messages';

export default { documents };
