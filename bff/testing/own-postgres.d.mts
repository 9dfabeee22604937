export interface OwnPostgres {
  url: string;
  port: number;
  stop(): Promise<void>;
  /** SIGKILL, as a power cut. */
  kill(): Promise<void>;
}

export function ownPostgres(name: string, port?: number): Promise<OwnPostgres>;
