/** Part of a list: what is sent, how many there are in all, and how to go on. */
export class Page<T> {
  constructor(
    readonly items: readonly T[],
    /** All that match, not only those sent. */
    readonly total: number,
    /** `cursor` of the next page; absent on the last one. */
    readonly next?: string,
  ) {}

  /** From what a service answers. */
  static of<T>({ items, total, next }: Pick<Page<T>, 'items' | 'total' | 'next'>): Page<T> {
    return new Page(items, total, next);
  }
}
