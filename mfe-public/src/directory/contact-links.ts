/** Keeps only the characters that can be dialed. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string): string => `mailto:${email}`;
