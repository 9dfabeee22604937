import { adminComingMessages as adminComing } from '../admin-coming.messages';

export default { adminComing };
