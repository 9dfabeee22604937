import type { SharedExport, SharedModules } from './shared-modules';

/**
 * Returns a sentence for each change after which a remote that was built with the earlier modules may fail.
 * A name that the earlier modules marked as deprecated may disappear.
 */
export const incompatibleChanges = (before: SharedModules, after: SharedModules): string[] =>
  Object.entries(before).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, earlier]) => {
      const now = after[module]?.[name];
      if (now) return changesOf(earlier, now).map((change) => `${name} of ${module} ${change}`);
      return earlier.deprecated ? [] : [`${name} of ${module} is gone without having been deprecated for one release`];
    }),
  );

function changesOf(before: SharedExport, now: SharedExport): string[] {
  if ('type' in before && 'type' in now) return changedText('is', before.type, now.type);
  if (!('takes' in before) || !('takes' in now)) return ['takes other parameters'];
  const [earlier, later] = [propertiesOf(before.takes), propertiesOf(now.takes)];
  const removed = [...earlier.keys()].filter((name) => !later.has(name)).map((name) => `no longer takes ${name}`);
  const required = [...later]
    .filter(([name, { isOptional }]) => !isOptional && (earlier.get(name)?.isOptional ?? true))
    .map(([name]) => `now requires ${name}`);
  const changed = [...earlier].flatMap(([name, { type }]) => {
    const other = later.get(name);
    return other && !isWider(type, other.type) ? changedText(`takes ${name} as`, type, other.type) : [];
  });
  return [...removed, ...required, ...changed, ...changedText('returns', before.returns, now.returns)];
}

const changedText = (verb: string, before: string, now: string) =>
  before === now ? [] : [`${verb} ${now}, was ${before}`];

/** `size?` → `size`, optional */
const propertiesOf = (takes: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(takes).map(([name, type]) => [name.replace('?', ''), { type, isOptional: name.endsWith('?') }]),
  );

/** Whether a union still contains all its members. Functions are compared as a whole. */
function isWider(before: string, now: string): boolean {
  if (`${before}${now}`.includes('=>')) return before === now;
  const members = now.split(' | ');
  return before.split(' | ').every((one) => one === 'undefined' || members.includes(one));
}
