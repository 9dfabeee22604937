import { directoryMessages as directory } from '../directory/directory.messages';
import { homeMessages as home } from '../home/home.messages';
import { landingMessages as landing } from '../landing/landing.messages';
import { officeMessages as office } from '../office/office.messages';
import { specialtiesMessages as specialties } from '@portal/domain/preparers/specialties.messages';

export default { directory, home, landing, office, specialties };
