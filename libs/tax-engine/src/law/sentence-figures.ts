import type { Figure } from './rules/figure';
import federal2024 from './2024/federal.json' with { type: 'json' };
import michigan2024 from './2024/mi.json' with { type: 'json' };
import federal2025 from './2025/federal.json' with { type: 'json' };
import michigan2025 from './2025/mi.json' with { type: 'json' };
import federal2026 from './2026/federal.json' with { type: 'json' };
import michigan2026 from './2026/mi.json' with { type: 'json' };

/** Figures of a tax year that sentences mention: dollars, and shares as fractions. */
export interface SentenceFigures {
  readonly dependentIncome: number;
  readonly otherDependent: number;
  readonly medicareWages: number;
  readonly pensionShare: number;
}

type Amount = Figure<number>;

const figuresOf = (
  dependentIncome: Amount,
  otherDependent: Amount,
  medicareWages: Amount,
  pensionShare: Amount,
): SentenceFigures => ({
  dependentIncome: dependentIncome.value,
  otherDependent: otherDependent.value,
  medicareWages: medicareWages.value,
  pensionShare: pensionShare.value,
});

/** The figures by tax year. Reads single figures of the files, so that a bundle contains only these. */
const byYear: Readonly<Record<number, SentenceFigures>> = {
  2024: figuresOf(
    federal2024.dependentIncomeLimit,
    federal2024.otherDependentCredit,
    federal2024.additionalMedicareWithholdingThreshold,
    michigan2024.phaseInShare,
  ),
  2025: figuresOf(
    federal2025.dependentIncomeLimit,
    federal2025.otherDependentCredit,
    federal2025.additionalMedicareWithholdingThreshold,
    michigan2025.phaseInShare,
  ),
  2026: figuresOf(
    federal2026.dependentIncomeLimit,
    federal2026.otherDependentCredit,
    federal2026.additionalMedicareWithholdingThreshold,
    michigan2026.phaseInShare,
  ),
};

/** Returns the figures that the sentences about a year mention. */
export function sentenceFigures(year: number): SentenceFigures {
  const figures = byYear[year];
  if (!figures) throw new RangeError(`There is no tax law for ${year}.`);
  return figures;
}
