import returns from '@portal/feature-area/returns/messages/en.catalog';
import { dashboardCardsMessages as dashboardCards } from './dashboard-cards.messages';
import { returnBoardMessages as returnBoard } from './return-board.messages';

export default { ...returns, returnBoard, dashboardCards };
