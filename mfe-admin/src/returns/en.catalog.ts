import returns from '@portal/feature-area/returns/messages/en.catalog';
import { seasonTrendsMessages as seasonTrends } from '../dashboard/season-trends.messages';
import { returnBoardMessages as returnBoard } from './return-board.messages';

export default { ...returns, returnBoard, seasonTrends };
