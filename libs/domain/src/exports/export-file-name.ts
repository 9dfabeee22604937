import type { ExportFormat, ExportList } from './exports.dto';

/** Lists that do not depend on the tax year. */
const lasting: readonly ExportList[] = ['preparers', 'offices', 'leads', 'history', 'audit'];

export const isSeasonalExport = (list: ExportList): boolean => !lasting.includes(list);

/**
 * Returns the name of an exported file, with the date of the export.
 * @param tax_year the season, where the office has several; ignored for lists that do not depend on one
 */
export function exportFileName(list: ExportList, format: ExportFormat, tax_year?: number): string {
  const season = tax_year !== undefined && isSeasonalExport(list) ? `-${tax_year}` : '';
  return `${list}${season}-${new Date().toISOString().slice(0, 10)}.${format}`;
}
