/** Returns the SQLSTATE. TypeORM wraps the driver's error, and either may carry the code. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? codeOf(error.driverError) : '';
}
