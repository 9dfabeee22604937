import { adminComingMessages as adminComing } from '../admin-coming.messages';
import documents from '@portal/feature-documents/messages/en.catalog';

export default { ...documents, adminComing };
