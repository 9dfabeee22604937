import { isEmail } from '@portal/domain/contract/values';
import { exact, setting, text, type Rules, type Values } from '@portal/server/settings';

export interface FirstAdmin {
  email: string;
  password: string;
  pin: string;
}

export const adminSettings = {
  ADMIN_EMAIL: setting(
    text.refine(isEmail, { error: 'is not an email address.' }).toLowerCase().optional(),
    'email address of the first admin; set all three or none',
  ),
  ADMIN_PASSWORD: exact(setting(text.optional(), 'password of the first admin')),
  ADMIN_PIN: setting(
    text.regex(/^\d{4}$/, { error: 'must be four digits.' }).optional(),
    'PIN of the first admin, four digits',
  ),
};

type AdminValues = Partial<Values<typeof adminSettings>> & { PASSWORD_MIN_LENGTH?: number };

/** Requires all three or none: an admin without a PIN could never sign in. */
export function wrongAdmin(values: AdminValues): Rules<typeof adminSettings> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PIN, PASSWORD_MIN_LENGTH: shortest = 0 } = values;
  if (ADMIN_EMAIL === undefined && ADMIN_PASSWORD === undefined && ADMIN_PIN === undefined) return {};
  const isShort = ADMIN_PASSWORD !== undefined && ADMIN_PASSWORD.length < shortest;
  return {
    ADMIN_EMAIL: ADMIN_EMAIL === undefined && 'ADMIN_EMAIL is not set.',
    ADMIN_PASSWORD: isShort
      ? `ADMIN_PASSWORD has fewer than ${shortest} characters.`
      : ADMIN_PASSWORD === undefined && 'ADMIN_PASSWORD is not set.',
    ADMIN_PIN: ADMIN_PIN === undefined && 'ADMIN_PIN is not set.',
  };
}

export function firstAdminOf({ ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PIN }: AdminValues): FirstAdmin | undefined {
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined || ADMIN_PIN === undefined) return undefined;
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, pin: ADMIN_PIN };
}
