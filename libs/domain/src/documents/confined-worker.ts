/**
 * The worker in which documents are decoded. Browsers check neither the hash of a worker's script nor of what it imports,
 * so the gateway itself serves this script, as it does the page, and it runs nothing but the text that the page sends: text
 * from a chunk, whose hash browsers do check. Its Content Security Policy lets it connect to nothing.
 */
export const confinedWorkerPath = '/confined-worker.js';

/** First message to the worker. */
export interface WorkerProgram {
  /** Source of a classic script or of an ES module. */
  text: string;
  type: 'script' | 'module';
}

/** First answer of the worker, before or after messages of the program itself. */
export interface WorkerStarted {
  /** False if the program failed while it started. */
  started: boolean;
}
