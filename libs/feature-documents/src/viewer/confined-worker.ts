import { confinedWorkerPath, type WorkerProgram, type WorkerStarted } from '@portal/domain/documents/confined-worker';

/**
 * Starts a program in a worker that can connect to nothing.
 * @param program its text must come from a chunk of the build, so that the browser has checked its hash
 * @returns the worker once it listens for messages. @throws if the program does not start
 */
export async function startWorker(program: WorkerProgram): Promise<Worker> {
  const worker = new Worker(confinedWorkerPath);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error('the worker did not start'));
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<Partial<WorkerStarted> | null>) => {
        // pdf.js sends a message of its own as soon as it is loaded.
        if (data?.started !== undefined) (data.started ? resolve : fail)();
      };
      worker.postMessage(program);
    });
    return worker;
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    worker.onerror = null;
    worker.onmessage = null;
  }
}
