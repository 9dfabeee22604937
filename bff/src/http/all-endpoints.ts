import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { contracts } from '@portal/domain/contracts';

export interface NamedEndpoint {
  /** `noun.name`, e.g. `intake.create`. */
  name: string;
  endpoint: AnyEndpoint;
}

/** Every entry of the contract. */
export const allEndpoints: readonly NamedEndpoint[] = contracts.flatMap(({ noun, endpoints }) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);
