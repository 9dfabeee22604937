import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storeIdName } from '../src/document-store/document-store';

/** Returns the paths of all documents in a store on disk, both complete and partially uploaded; none before the first. */
export function storedFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== storeIdName)
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
