import { seasonsMessages as seasons } from '@portal/domain/seasons/seasons.messages';

export default { seasons };
