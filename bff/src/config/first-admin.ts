import { isEmail } from '@portal/domain/contract/values';
import type { Settings } from './settings';

export interface FirstAdmin {
  email: string;
  password: string;
  pin: string;
}

/** All three or none: an admin without a PIN could never sign in. */
export function readFirstAdmin(settings: Settings, shortest: number): FirstAdmin | undefined {
  const names = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'ADMIN_PIN'] as const;
  if (names.every((name) => settings.optional(name) === undefined)) return undefined;
  const [email, password, pin] = [settings.text(names[0]), settings.text(names[1]), settings.text(names[2])];
  if (email && !isEmail(email)) settings.refuse('ADMIN_EMAIL is not an e-mail address.');
  if (password && password.length < shortest) settings.refuse(`ADMIN_PASSWORD has fewer than ${shortest} characters.`);
  if (pin && !/^\d{4}$/.test(pin)) settings.refuse('ADMIN_PIN must be four digits.');
  return { email: email.toLowerCase(), password, pin };
}
