import { useEffect, useState } from 'react';
import { report } from '@portal/data-access/core';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { ExpectedPapers } from '@portal/tax-engine/range/expected-papers';
import type { TaxRange } from '@portal/tax-engine/range/tax-range';
import { loadCatalog, type CatalogFiles } from '@portal/i18n';
import { loadLaw } from './laws';
import type { MissingPapers } from './missing-papers';
import type { ExpectedState } from './use-expected-papers';

/** Time after the last change. */
const debounce = 300;

/** A range, and the list that shows it, which loads with the search. */
export interface FoundRange {
  range: TaxRange;
  MissingPapers: typeof MissingPapers;
}

const catalogs = {
  en: () => import('../messages/papers.en.catalog'),
  es: () => import('../messages/papers.es.catalog'),
} as unknown as CatalogFiles;

/** Loads the search, the list with its messages, and the law of the year; undefined if they cannot be loaded, as while the browser is offline. */
async function loadSearch(year: number | undefined) {
  const loaded = await Promise.all([
    import('@portal/tax-engine/range/missing-papers'),
    import('@portal/tax-engine/range/range'),
    import('@portal/tax-engine/law/2024/law'),
    loadLaw(year),
    import('./missing-papers'),
    loadCatalog(catalogs),
  ]).catch(() => undefined);
  if (!loaded) return undefined;
  const [{ missingPapersOf }, { startRange }, { law2024 }, law = law2024, { MissingPapers }] = loaded;
  return { missingPapersOf, startRange, law, MissingPapers };
}

/**
 * Searches the range in steps of about a millisecond, with pauses for input in between.
 * @returns null if no paper is missing, if the search could not be loaded, or if the signal ends it
 */
export async function searchRange(
  request: TaxEstimateRequest,
  signal: AbortSignal,
  expected: ExpectedPapers | null = null,
): Promise<FoundRange | null> {
  const loaded = await loadSearch(request.tax_year);
  if (!loaded) return null;
  const { missingPapersOf, startRange, law, MissingPapers } = loaded;
  const input = completeEstimateInput(request);
  const papers = missingPapersOf(input, law, expected ?? undefined);
  if (papers.length === 0) return null;
  const search = startRange(input, papers, law);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    const range = search.advance();
    if (range) return { range, MissingPapers };
  }
}

/**
 * Returns what the papers that are missing from a request decide; null while it is unknown, and if none is missing.
 * Keeps the last range until there is a new one, and waits for the expected papers, so that the list does not grow.
 */
export function useRange(request: TaxEstimateRequest | null, expected: ExpectedState = null): FoundRange | null {
  const [found, setFound] = useState<FoundRange | null>(null);
  const text = JSON.stringify(expected === 'loading' ? [null] : [request, expected]);
  useEffect(() => {
    const ending = new AbortController();
    const [asked, papers] = JSON.parse(text) as [TaxEstimateRequest | null, (ExpectedPapers | null)?];
    const search = async (): Promise<void> => {
      const next = asked && (await searchRange(asked, ending.signal, papers));
      if (!ending.signal.aborted) setFound(next);
    };
    const timer = setTimeout(
      () => void search().catch((error: unknown) => report('The range of the estimate', error)),
      debounce,
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text]);
  return found;
}
