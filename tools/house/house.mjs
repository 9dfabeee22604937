// @ts-check
import { composeFile } from './compose.mjs';
import { composeSafety } from './compose-safety.mjs';
import { dockerfiles } from './dockerfiles.mjs';
import { leftovers } from './leftovers.mjs';
import { lockFile } from './lock.mjs';
import { fileNames, folderNames, topLevel } from './names.mjs';
import { secrets } from './secrets.mjs';
import { settingsTable } from './settings-table.mjs';
import { sizes } from './size.mjs';
import { treeOf } from './tree.mjs';
import { words } from './words.mjs';

/** The rules of the house that no linter knows. */
const checks = [
  topLevel,
  folderNames,
  fileNames,
  sizes,
  leftovers,
  words,
  lockFile,
  composeFile,
  composeSafety,
  dockerfiles,
  settingsTable,
  secrets,
];

/**
 * @param {string} root
 * @returns {Promise<import('../test/stages.mjs').Outcome>}
 */
export async function checkHouse(root) {
  const tree = treeOf(root);
  const results = checks.map((check) => check(tree));
  const failed = results.filter((complaints) => complaints.length > 0).length;
  return { passed: checks.length - failed, failed, output: results.flat().join('\n') };
}
