import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { UploadQueue } from './upload-queue';

/** Returns an upload that runs until `end` is called, and what has begun so far. */
function uploads() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const upload = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { begun, upload, endAll: () => ends.splice(0).forEach((end) => end()) };
}

const queueOf = (parallelWrites: number) => new UploadQueue({ parallelWrites } as DocumentStore);
const begin = async () => pause(5);

describe('upload queue', () => {
  it('lets other clients upload while one has sent more files than it may store at once', async () => {
    const queue = queueOf(40);
    const { begun, upload, endAll } = uploads();
    const all = [
      ...Array.from({ length: 100 }, () => queue.run('busy', upload('busy'))),
      ...Array.from({ length: 15 }, (_, at) => queue.run(`other ${at}`, upload('other'))),
    ];
    await begin();
    expect(begun.filter((name) => name === 'busy')).toHaveLength(20);
    expect(begun.filter((name) => name === 'other')).toHaveLength(15);
    for (let rest = 0; rest < 6; rest += 1) {
      endAll();
      await begin();
    }
    await Promise.all(all);
    expect(begun).toHaveLength(115);
  });

  it('stores no more files at once than the store can, and goes on after a failed one', async () => {
    const queue = queueOf(3);
    const { begun, upload, endAll } = uploads();
    const failed = queue.run('first', () => Promise.reject(new Error('disk full')));
    const all = Array.from({ length: 10 }, (_, at) => queue.run(`client ${at}`, upload('file')));
    await expect(failed).rejects.toThrow('disk full');
    await begin();
    expect(begun).toHaveLength(3);
    for (let rest = 0; rest < 4; rest += 1) {
      endAll();
      await begin();
    }
    await Promise.all(all);
    expect(begun).toHaveLength(10);
  });
});
