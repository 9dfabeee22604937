import { adminFrameMessages as adminFrame } from '../frame/admin-frame.messages';
import { adminOverviewMessages as adminOverview } from '../overview/admin-overview.messages';
import { adminRevenueMessages as adminRevenue } from '../revenue/admin-revenue.messages';
import documents from '@portal/feature-documents/messages/en.catalog';
import messages from '@portal/feature-messages/messages/en.catalog';

export default { ...documents, ...messages, adminFrame, adminOverview, adminRevenue };
