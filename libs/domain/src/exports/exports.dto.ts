import { Required } from '../contract/rule';
import { OneOf, Text } from '../contract/rules';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Lists that can be exported: every table in the admin area. */
export const exportLists = [
  'intakes',
  'clients',
  'clients-by-office',
  'preparers',
  'offices',
  'leads',
  'documents',
  'returns',
  'income-by-kind',
  'top-offices',
  'top-preparers',
  'revenue-by-office',
  'history',
  'audit',
] as const;
export type ExportList = (typeof exportLists)[number];

export class ExportQuery {
  @Required() @OneOf(exportFormats) format!: ExportFormat;
  /** Search, filters and sort order as the query string of the list's own endpoint: `status=draft&sort=client`. */
  @Text(2000) criteria?: string;
}
