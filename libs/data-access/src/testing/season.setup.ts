import { season } from '@portal/domain/testing/season';
import { unknownSeason } from '../season-context';

// A page without an area around it shows the season of the specs.
Object.assign(unknownSeason, { tax_year: season });
