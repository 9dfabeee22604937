import { isDateOfBirth } from '../contract/values';

/** Returns a person's birth date as entered in the intake form, if it is valid. */
export function birthDateOf(person: unknown): string | undefined {
  const { date_of_birth: born }: Record<string, unknown> = { ...(person as Record<string, unknown> | null) };
  return isDateOfBirth(born) ? born : undefined;
}
