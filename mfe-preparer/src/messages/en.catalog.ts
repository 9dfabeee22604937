import { preparerComingMessages as preparerComing } from '../preparer-coming.messages';

export default { preparerComing };
