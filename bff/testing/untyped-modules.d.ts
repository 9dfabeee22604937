declare module '*/embedded.mjs' {
  export interface Server {
    url: string;
    port: number;
    pid: number;
    stop(): Promise<void>;
    kill(): Promise<void>;
  }
  export function startPostgres(options: {
    dir: string;
    port?: number;
    settings?: Record<string, string>;
  }): Promise<Server>;
}

declare module '*/leak-check.mjs' {
  export function findLeaks(run: { dir: string; server: { url: string } }): Promise<string[]>;
}
