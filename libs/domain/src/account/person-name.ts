/** Either part, or both, may be missing for a person who asked without an account. */
export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** 'Renee Okafor'; omits missing parts and their space: '' without any name. */
export const fullName = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** 'RO', shown in place of a missing photo. */
export const initials = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].map((name) => name?.charAt(0) ?? '').join('');
