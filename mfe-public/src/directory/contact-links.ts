/** Keeps only the characters of a number that a phone dials. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string): string => `mailto:${email}`;
