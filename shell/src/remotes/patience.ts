/** How long an area's files may take, ms; with drawing it stays below the ten seconds in which a failure must show. */
export const areaPatience = 8000;
/** How long one script of it may take, ms: given up before the person can press Try Again. */
export const scriptPatience = 7000;

/** Rejects when `work` takes longer than `ms`. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
