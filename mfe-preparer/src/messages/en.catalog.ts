import { preparerComingMessages as preparerComing } from '../preparer-coming.messages';
import documents from '@portal/feature-documents/messages/en.catalog';

export default { ...documents, preparerComing };
