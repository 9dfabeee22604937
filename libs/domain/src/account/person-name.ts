/** Either name, or both, may be missing for a person who contacted the office without an account. */
export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Full name such as 'Renee Okafor'. Omits a missing name and its space; '' if both are missing. */
export const fullName = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** Initials such as 'RO', shown when there is no photo. */
export const initials = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].map((name) => name?.charAt(0) ?? '').join('');
