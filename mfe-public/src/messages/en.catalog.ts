import { homeMessages as home } from '../home/home.messages';
import { publicComingMessages as publicComing } from '../public-coming.messages';

export default { home, publicComing };
