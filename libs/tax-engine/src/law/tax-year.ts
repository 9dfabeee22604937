/** The year whose law the engine computes: `law/2024/` (specification part 1, section 9). */
export const taxYear = 2024;
