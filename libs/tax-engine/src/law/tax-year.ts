/** The tax year of the portal, and of an estimate that names none (specification part 1, section 9). */
export const taxYear = 2024;

/** The tax years whose law the engine has: the folders of `law/`. */
export const taxYears: readonly number[] = [2024, 2025, 2026];
