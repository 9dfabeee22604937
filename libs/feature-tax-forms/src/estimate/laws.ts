import type { TaxLaw } from '@portal/tax-engine/law/tax-law';

/** Figures of other tax years than the engine's own, loaded when asked for. */
const figures = {
  2025: () => import('@portal/tax-engine/law/2025/figures').then(({ figures2025 }) => figures2025),
  2026: () => import('@portal/tax-engine/law/2026/figures').then(({ figures2026 }) => figures2026),
} as const;

const compiled = new Map<number, TaxLaw>();

/** The engine compiles the figures, so that its code is not downloaded a second time with each year. */
async function compile(year: keyof typeof figures): Promise<TaxLaw> {
  const [{ taxLaw }, ofYear] = await Promise.all([import('@portal/tax-engine'), figures[year]()]);
  const law = compiled.get(year) ?? taxLaw(ofYear);
  compiled.set(year, law);
  return law;
}

/** Returns the law of a year, also of the one that the engine uses by default. */
export const loadLawOf = async (year: number): Promise<TaxLaw> =>
  (await loadLaw(year)) ?? (await import('@portal/tax-engine/law/2024/law')).law2024;

/** Returns undefined for the law that the engine uses by default. */
export const loadLaw = (year: number | undefined): Promise<TaxLaw | undefined> =>
  year !== undefined && year in figures ? compile(year as keyof typeof figures) : Promise.resolve(undefined);
