/** The tax year used throughout (specification part 1, section 9). */
export const taxYear = 2024;
