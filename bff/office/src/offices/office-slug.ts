const longest = 60;

/** Converts `Détroit Main Office` to `detroit-main-office`; appends a number if that is taken. */
export function officeSlug(name: string, taken: readonly string[] = []): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['office'];
  const slug = words.join('-').slice(0, longest).replace(/-$/, '');
  for (let at = 1; ; at += 1) {
    const one = at === 1 ? slug : `${slug}-${at}`;
    if (!taken.includes(one)) return one;
  }
}
