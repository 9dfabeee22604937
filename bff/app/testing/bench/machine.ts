import { cpus } from 'node:os';

/** Names the day, processor and Node.js of a measurement that is kept in a file. */
export const describeMachine = (): { on: string; machine: string; node: string } => ({
  on: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  node: process.version,
});
