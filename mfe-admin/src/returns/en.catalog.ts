import returns from '@portal/feature-area/returns/messages/en.catalog';
import { returnBoardMessages as returnBoard } from './return-board.messages';

export default { ...returns, returnBoard };
