/** Names of settings whose values are secret, with those of the programs in the images of PostgreSQL. */
export const isSecret = (name: string): boolean =>
  /(?:PASSWORD|_PIN|SECRET|TOKEN|_KEYS|ACCESS_KEY|ACCESS_KEY_ID|^DATABASE\w*_URL|^SMTP_URL|_HEADERS)$/.test(name);

/** Returns the setting that a variable gives, directly or as the name of a file. */
export const settingOf = (variable: string): string => variable.replace(/_FILE$/, '');
