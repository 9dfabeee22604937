import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import { nestingsOf } from '@portal/domain/contract/nested';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { contracts } from '@portal/domain/contracts';

export interface NamedEndpoint {
  /** `noun.name`, e.g. `intake.create`. */
  name: string;
  endpoint: AnyEndpoint;
}

/** Every endpoint of the contract. */
export const allEndpoints: readonly NamedEndpoint[] = contracts.flatMap(({ noun, endpoints }) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);

/** Returns the classes of nested records and lists, as `@Nested` and `@NestedList` declare them. */
function nestedIn(dto: DtoClass): DtoClass[] {
  return Object.values(nestingsOf(dto)).map(({ shape }) => shape());
}

function withNested(dto: DtoClass, found: Map<string, DtoClass>): void {
  const other = found.get(dto.name);
  if (other && other !== dto) throw new Error(`two classes of the contract are named ${dto.name}`);
  if (other) return;
  found.set(dto.name, dto);
  for (const nested of nestedIn(dto)) withNested(nested, found);
}

function collectDtos(): Readonly<Record<string, DtoClass>> {
  const found = new Map<string, DtoClass>();
  for (const { endpoint } of allEndpoints) {
    const { body, query, response, alternative } = dtosOf(endpoint);
    for (const dto of [body, query, response, alternative]) if (dto) withNested(dto, found);
  }
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** Every class of the contract by name: bodies, queries and responses, including nested ones. */
export const allDtos = collectDtos();
