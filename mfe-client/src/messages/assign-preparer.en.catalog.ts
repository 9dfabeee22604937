import { specialtiesMessages as specialties } from '@portal/domain/preparers/specialties.messages';
import dashboard from './dashboard.en.catalog';

export default { ...dashboard, specialties };
