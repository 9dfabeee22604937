import type { TaxLaw } from '@portal/tax-engine/law/tax-law';

/** Laws of other tax years than the engine's own, loaded when asked for. */
const laws = {
  2025: () => import('@portal/tax-engine/law/2025/law').then(({ law2025 }) => law2025),
  2026: () => import('@portal/tax-engine/law/2026/law').then(({ law2026 }) => law2026),
} as const;

/** Returns the law of a year, also of the one that the engine uses by default. */
export const loadLawOf = async (year: number): Promise<TaxLaw> =>
  (await loadLaw(year)) ?? (await import('@portal/tax-engine/law/2024/law')).law2024;

/** Returns undefined for the law that the engine uses by default. */
export const loadLaw = (year: number | undefined): Promise<TaxLaw | undefined> =>
  year !== undefined && year in laws ? laws[year as keyof typeof laws]() : Promise.resolve(undefined);
