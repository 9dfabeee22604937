// @ts-check

/**
 * Fences inside a package: `from` are globs of files, `no` patterns of imports as in .gitignore,
 * `beside` also refuses the neighbour's folder.
 * @typedef {{ from: readonly string[], no: readonly string[], why: string, beside?: boolean, except?: readonly string[] }} Ban
 */

const tests = ['**/*.{spec,api-spec,e2e}.*', '**/testing/**'];

/** @type {readonly Ban[]} */
export const bans = [
  {
    from: ['bff/src/areas/**'],
    no: ['**/areas/*', '**/database/*', '!**/database/keyset'],
    why: 'An area speaks HTTP: it asks records, never another area or the database.',
    beside: true,
    except: tests,
  },
  {
    from: ['bff/src/records/**', 'bff/src/access/**'],
    no: ['**/areas/*', '**/http/*'],
    why: 'Records know nothing of HTTP: the same service answers every area, a command line and a job.',
    except: tests,
  },
  {
    from: ['bff/src/database/**', 'bff/src/platform/**'],
    no: ['**/areas/*', '**/records/*'],
    why: 'What could be swapped must not know what it is used for.',
    except: [...tests, 'bff/src/database/seed/**'],
  },
];
