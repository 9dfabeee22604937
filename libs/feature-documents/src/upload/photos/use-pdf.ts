import { useEffect, useRef, useState } from 'react';
import type { Photo } from './photo-list';
import { pdfOfPhotos, type PhotosFlaw } from './photos-pdf';

/** Makes the PDF, and returns the page that is being prepared, and why the last attempt failed. */
export function usePdf() {
  const [page, setPage] = useState<number>();
  const [flaw, setFlaw] = useState<PhotosFlaw>();
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  /** @returns undefined if it failed or was stopped */
  const make = async (photos: readonly Photo[], name: string): Promise<File | undefined> => {
    const { signal } = (work.current = new AbortController());
    setFlaw(undefined);
    setPage(1);
    const files = photos.map(({ file }) => file);
    const made = await pdfOfPhotos(files, { name, signal, onPage: setPage }).catch((): PhotosFlaw => ({
      flaw: 'failed',
      at: 0,
    }));
    if (signal.aborted) return undefined;
    setPage(undefined);
    if (made instanceof File) return made;
    setFlaw(made);
    return undefined;
  };
  const stop = (): void => {
    work.current?.abort();
    setPage(undefined);
  };
  return { page, flaw, make, stop, forget: () => setFlaw(undefined) };
}
