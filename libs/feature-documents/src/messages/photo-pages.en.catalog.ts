import { photoPagesMessages as photoPages } from '@portal/domain/documents/photo-pages.messages';

export default { photoPages };
