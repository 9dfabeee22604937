import { adminComingMessages as adminComing } from '../admin-coming.messages';
import { adminFrameMessages as adminFrame } from '../frame/admin-frame.messages';
import documents from '@portal/feature-documents/messages/en.catalog';

export default { ...documents, adminComing, adminFrame };
