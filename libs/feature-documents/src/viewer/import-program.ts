/** What the runtime of a build throws if a chunk does not load, or has not the expected hash. */
interface ChunkLoadError {
  name: 'ChunkLoadError';
  /** URL of the chunk. */
  request: string;
}

/**
 * Imports a module with its chunks. A chunk that the browser refuses is refetched once, because hashed files are cached
 * for a year, even if they arrived damaged.
 * @param load imports the module
 */
export async function importProgram<Module>(load: () => Promise<Module>): Promise<Module> {
  const refetched = new Set<string>();
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!isChunkLoadError(error) || refetched.has(error.request)) throw error;
      refetched.add(error.request);
      const response = await fetch(error.request, { cache: 'reload' });
      // To its end: the cache would not have all of it yet.
      await response.arrayBuffer();
    }
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error &&
  error.name === 'ChunkLoadError' &&
  typeof (error as { request?: unknown }).request === 'string';
