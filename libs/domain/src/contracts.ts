import { exportsByFile } from './collected-modules';
import type { Contract } from './contract/contract';

const modules = import.meta.webpackContext('.', { recursive: true, regExp: /\.contract\.ts$/ });

/** The whole contract, used by the server: every contract that a `<noun>.contract.ts` exports. */
export const contracts: readonly Contract[] = exportsByFile<Readonly<Record<string, Contract>>>(modules)
  .flatMap(([, exported]) => Object.values(exported))
  .sort((one, other) => one.noun.localeCompare(other.noun));
