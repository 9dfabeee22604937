import { importProgram } from './import-program';

const refusedAt = (request: string) =>
  Object.assign(new Error('Loading a chunk failed'), { name: 'ChunkLoadError', request });
const refused = refusedAt('/7.0badc0de.js');
const fetched = jest.fn(() => Promise.resolve(new Response()));
beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = fetched;
});

describe('import of a program that decodes documents', () => {
  it('refetches a refused chunk past the cache, and imports it again', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(refused).mockResolvedValueOnce('the program');
    expect(await importProgram(load)).toBe('the program');
    expect(fetched.mock.calls).toEqual([['/7.0badc0de.js', { cache: 'reload' }]]);
  });

  it('refetches each of several refused chunks', async () => {
    const load = jest.fn<Promise<string>, []>().mockResolvedValue('the program');
    load.mockRejectedValueOnce(refused).mockRejectedValueOnce(refusedAt('/8.0badc0de.js'));
    expect(await importProgram(load)).toBe('the program');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fails if the chunk is refused again', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValue(refused);
    await expect(importProgram(load)).rejects.toBe(refused);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not refetch a chunk that throws while it runs', async () => {
    await expect(importProgram(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
    expect(fetched).not.toHaveBeenCalled();
  });
});
