import { ProgramProcess } from '@portal/server/testing/program';
import { callerAt, type Caller } from '@portal/bff-platform/testing/caller';

/** Moves the clock of a program before its first line runs: `new Date()` and `Date.now()`, which everything else uses. */
const moveClock = (minutes: number): string => `
  const moved = () => RealDate.now() + ${minutes * 60_000};
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => String(new RealDate(moved())),
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [moved()], made),
    get: (target, key) => (key === 'now' ? moved : Reflect.get(target, key)),
  });`;

/** A server as shipped, in a process whose clock is wrong. */
export class SkewedServer {
  private constructor(
    private readonly program: ProgramProcess,
    readonly call: Caller,
  ) {}

  /** @param main the built server. @param minutes by which its clock is ahead; negative if it is behind */
  static async start(main: string, settings: Readonly<Record<string, string>>, minutes: number): Promise<SkewedServer> {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(moveClock(minutes))}`;
    const program = new ProgramProcess(main, { ...settings, NODE_OPTIONS });
    return new SkewedServer(program, callerAt(await program.url()));
  }

  /** Times of its own log entries, ms since 1970. */
  get loggedAt(): number[] {
    return [...this.program.output.matchAll(/"time":"?([\dT:.Z-]+)"?/g)].map(([, time = '']) =>
      /^\d+$/.test(time) ? Number(time) : Date.parse(time),
    );
  }

  stop(): void {
    this.program.signal('SIGKILL');
  }
}
