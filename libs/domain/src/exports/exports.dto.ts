import { Required } from '../contract/rule';
import { OneOf, Text } from '../contract/rules';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The lists that can be saved as a file. */
export const exportLists = ['intakes', 'clients', 'history', 'audit'] as const;
export type ExportList = (typeof exportLists)[number];

export class ExportQuery {
  @Required() @OneOf(exportFormats) format!: ExportFormat;
  /** How the list is searched, filtered and sorted, as the query string of its own call: `status=draft&sort=client`. */
  @Text(2000) criteria?: string;
}
