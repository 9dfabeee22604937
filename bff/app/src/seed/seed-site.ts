import type { DataSource } from 'typeorm';
import { SiteSettingsEntity } from '@portal/bff-office/site/site-settings.entity';
import { demoOffices } from './demo-offices';

const [{ phone, email }] = demoOffices;

const demoSite = { name: 'Motor City Tax Services', phone, email, founded_year: 2019 };
const absent = { name: 'Tax Portal', phone: '', email: '', founded_year: null };

/** Only while nothing is entered: an admin cannot clear the phone number. */
export async function seedSite(database: DataSource): Promise<void> {
  await database.manager.update(SiteSettingsEntity, { id: 1, phone: '' }, demoSite);
}

/** Clears the demo's contact details, unless an admin has changed any of them. */
export async function clearDemoSite(database: DataSource): Promise<void> {
  await database.manager.update(SiteSettingsEntity, { id: 1, ...demoSite }, absent);
}
