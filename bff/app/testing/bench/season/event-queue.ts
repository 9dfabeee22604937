interface Entry {
  time: number;
  /** Events of the same time run in the order in which they were scheduled. */
  order: number;
  run: () => void;
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.time < other.time || (one.time === other.time && one.order < other.order);

/** Priority queue of future events, earliest first: a binary heap, because a simulation has millions of them. */
export class EventQueue {
  private readonly heap: Entry[] = [];
  private scheduled = 0;

  push(time: number, run: () => void): void {
    const entry = { time, order: this.scheduled++, run };
    const { heap } = this;
    let at = heap.length;
    for (let parent = (at - 1) >> 1; at > 0; at = parent, parent = (at - 1) >> 1) {
      const above = heap[parent];
      if (!above || isBefore(above, entry)) break;
      heap[at] = above;
    }
    heap[at] = entry;
  }

  pop(): Entry | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      const [left, right] = [heap[child], heap[child + 1]];
      const smaller = right && left && isBefore(right, left) ? right : left;
      if (!smaller || isBefore(last, smaller)) break;
      heap[at] = smaller;
      at = smaller === left ? child : child + 1;
    }
    heap[at] = last;
    return first;
  }
}
