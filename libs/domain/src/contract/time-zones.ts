/** An IANA name, not an offset like `+05:00`, which `Intl` accepts as well. */
const ianaName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether it is the IANA name of a time zone that this browser or server knows. */
export function isTimeZone(name: string): boolean {
  if (!ianaName.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the names to choose from. @param current included even if this browser lists the zone under another name */
export const timeZoneChoices = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), current])].filter((name) => name !== '').sort();
