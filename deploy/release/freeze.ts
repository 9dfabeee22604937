import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** File in the folder of releases. */
export const freezeFile = 'freeze.json';

const freezes = z.array(
  z.strictObject({
    from: z.iso.date(),
    /** Last day. */
    until: z.iso.date(),
    reason: z.string().min(1),
    /** Who may release in spite of it. */
    override: z.array(z.string().min(1)).default([]),
  }),
);

/**
 * Rejects a release during a freeze, such as the weeks before the filing deadline. Rolling back is always possible.
 * @param by who releases in spite of a freeze, if anyone
 * @param now its day in UTC counts
 * @throws if there is a freeze that this person may not override, or if the file is invalid
 */
export function ensureNotFrozen(dir: string, by: string | undefined, now = new Date()): void {
  const file = join(dir, freezeFile);
  if (!existsSync(file)) return;
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const { data, error } = freezes.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) throw new Error(`${file} is invalid: ${z.prettifyError(error)}`);
  const active = data.find(({ from, until }) => from <= today && today <= until);
  if (!active || (by !== undefined && active.override.includes(by))) return;
  const exception =
    active.override.length > 0 ? ` With --override, these may release: ${active.override.join(', ')}.` : '';
  throw new Error(`Releases are frozen until ${active.until}: ${active.reason}.${exception}`);
}
