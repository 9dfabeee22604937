import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { AnyCall } from '@portal/domain/contract/call';
import { shapesOf, type Shape } from '@portal/domain/contract/shapes';
import { AppModule } from '../app.module';
import { everyCall, everyTable } from './every-call';
import { everyShape } from './every-shape';
import { servedCallKey } from './serves.decorator';

/** Open to everybody who can reach the server: whoever adds one says so here, on purpose. */
const publicCalls = [
  'account.login',
  'account.logout',
  'account.refresh',
  'account.register',
  'health.live',
  'health.ready',
  'site.read',
];

interface Handler {
  name: string;
  call: AnyCall | undefined;
  bodyClass: unknown;
}

/** RouteParamtypes.BODY of Nest, as it stands in its metadata. */
const bodyArgument = /^3:(\d+)$/;

function handlersOf(controller: { name: string; prototype: object }): Handler[] {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype));
  return methods
    .filter(([key]) => key !== 'constructor')
    .map(([key, { value }]) => ({ key, method: value as unknown }))
    .filter(({ method }) => typeof method === 'function' && Reflect.hasMetadata(PATH_METADATA, method))
    .map(({ key, method }) => ({
      name: `${controller.name}.${key}`,
      call: Reflect.getMetadata(servedCallKey, method as object) as AnyCall | undefined,
      bodyClass: bodyClassOf(controller, key),
    }));
}

function bodyClassOf(controller: { prototype: object }, key: string): unknown {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key) ?? {}) as Record<string, unknown>;
  const index = Object.keys(args).flatMap((name) => bodyArgument.exec(name)?.[1] ?? [])[0];
  const classes = Reflect.getMetadata('design:paramtypes', controller.prototype, key) as unknown[];
  return index === undefined ? undefined : classes[Number(index)];
}

function controllersBelow(module: object, seen = new Set<object>()): { name: string; prototype: object }[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const own = (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, module) ?? []) as { name: string; prototype: object }[];
  const imports = (Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? []) as unknown[];
  const classes = imports.filter((one): one is object => typeof one === 'function');
  return [...own, ...classes.flatMap((one) => controllersBelow(one, seen))];
}

const handlers = controllersBelow(AppModule).flatMap(handlersOf);
const domain = join(__dirname, '../../../libs/domain/src');

function exportsOf<T>(ending: string, holds: (value: unknown) => value is T): T[] {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(3);
  return files.flatMap((file) => Object.values(jest.requireActual<object>(join(domain, file))).filter(holds));
}

describe('the contract, as the server serves it', () => {
  it('finds the handlers at all', () => {
    expect(handlers.length).toBeGreaterThan(15);
  });

  it.each(handlers)('$name serves an entry of the contract', ({ call }) => {
    expect(everyCall.map((named) => named.call)).toContain(call);
  });

  it.each(everyCall)('$name is served exactly once', ({ call }) => {
    expect(handlers.filter((handler) => handler.call === call)).toHaveLength(1);
  });

  it.each(everyCall)('$name is handled with the class of its body', ({ call }) => {
    const served = handlers.find((handler) => handler.call === call);
    expect(served?.bodyClass).toBe(shapesOf(call).body);
  });

  it.each(everyCall.filter(({ call }) => call.kind !== 'nothing' && call.kind !== 'bytes'))(
    '$name says what it answers',
    ({ call }) => expect(shapesOf(call).answer).toBeDefined(),
  );

  it('is public only where this list says so', () => {
    const open = everyCall.filter(({ call }) => call.who.visitors).map(({ name }) => name);
    expect(open.sort()).toEqual(publicCalls);
  });

  it('uses no method and path twice', () => {
    const addresses = everyCall.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+/g, '{')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('knows every call table and every class there is', () => {
    const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;
    const isClass = (value: unknown): value is Shape => /^class /.test(String(value));
    expect(new Set(Object.values(everyTable))).toEqual(new Set(exportsOf('.calls.ts', isTable)));
    expect(new Set(Object.values(everyShape))).toEqual(new Set(exportsOf('.dto.ts', isClass)));
  });
});
