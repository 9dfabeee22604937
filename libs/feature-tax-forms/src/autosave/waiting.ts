/** Milliseconds: after the last change, and the longest since the first unsaved one. */
export interface Patience {
  debounce: number;
  longest: number;
}

/** Calls `run` a while after the last `touch`, but never later than `longest` after the first. */
export class Waiting {
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private latest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly run: () => void,
    private readonly patience: Patience,
  ) {}

  touch(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.end(), this.patience.debounce);
    this.latest ??= setTimeout(() => this.end(), this.patience.longest);
  }

  stop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.latest);
    this.quiet = undefined;
    this.latest = undefined;
  }

  private end(): void {
    this.stop();
    this.run();
  }
}
