import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { dashboardMessages } from '@portal/domain/dashboard/dashboard.messages';
import { specialtiesMessages as specialties } from '@portal/domain/preparers/specialties.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';

const { message } = dashboardMessages;

export default { assignments, dashboard: { message }, specialties, states };
