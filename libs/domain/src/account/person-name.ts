/** Of somebody who asked without an account a part, or both, may be missing. */
export interface PersonName {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** 'Renee Okafor'; of what is missing nothing, not even the blank: '' of somebody who gave no name. */
export const fullName = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** 'RO', in the place of a photo that is not there. */
export const initials = ({ first_name, last_name }: PersonName): string =>
  [first_name, last_name].map((name) => name?.charAt(0) ?? '').join('');
