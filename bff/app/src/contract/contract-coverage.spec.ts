import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { dtosOf, type Contract, type DtoClass } from '@portal/domain/contract/contract';
import { contracts } from '@portal/domain/contracts';
import { appModules } from '../app';
import { allEndpoints, allDtos } from '@portal/bff-platform/http/all-endpoints';
import { servedEndpointKey } from '@portal/bff-platform/http/served-endpoint';
import { Upload } from '@portal/bff-platform/http/upload';

/** Endpoints without authentication. Add to this list deliberately. */
const publicEndpoints = [
  'account.forgotPassword',
  'account.login',
  'account.logout',
  'account.refresh',
  'account.register',
  'account.resetPassword',
  'account.verifyEmail',
  'health.live',
  'health.ready',
  'offices.list',
  'offices.read',
  'passkeys.signIn',
  'passkeys.signInOptions',
  'preferences.create',
  'preparers.choices',
  'preparers.directory',
  'preparers.info',
  'site.logo',
  'site.read',
];

interface Handler {
  name: string;
  endpoint: AnyEndpoint | undefined;
  bodyClass: unknown;
}

/** Nest's RouteParamtypes.BODY as stored in its metadata. */
const bodyArgument = /^3:(\d+)$/;

function handlersOf(controller: { name: string; prototype: object }): Handler[] {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype));
  return methods
    .filter(([key]) => key !== 'constructor')
    .map(([key, { value }]) => ({ key, method: value as unknown }))
    .filter(({ method }) => typeof method === 'function' && Reflect.hasMetadata(PATH_METADATA, method))
    .map(({ key, method }) => ({
      name: `${controller.name}.${key}`,
      endpoint: Reflect.getMetadata(servedEndpointKey, method as object) as AnyEndpoint | undefined,
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

const handlers = appModules.flatMap((module) => controllersBelow(module)).flatMap(handlersOf);
const domain = join(__dirname, '../../../../libs/domain/src');

function exportsOf<T>(ending: string, holds: (value: unknown) => value is T): T[] {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(3);
  return files.flatMap((file) => Object.values(jest.requireActual<object>(join(domain, file))).filter(holds));
}

/**
 * Endpoints that must not run twice when a response is lost although they create no record: they submit, bulk assign or
 * notify other people. `submit`: only submissions store a response, saved drafts do not. Add to this list deliberately.
 */
const idempotentEndpoints = {
  'adminClients.bulkAssignMatching': 'always',
  'adminReturns.move': 'always',
  'assignments.bulkAssign': 'always',
  'assignments.undoBulk': 'always',
  'clientRequests.accept': 'always',
  'clientRequests.link': 'always',
  'clientRequests.reject': 'always',
  'clientRequests.remind': 'always',
  'clientRequests.remindMany': 'always',
  'clientRequests.tell': 'always',
  'clientRequests.waive': 'always',
  'intake.update': 'submit',
  'leads.assign': 'always',
  'requests.explain': 'always',
  'requests.reopen': 'always',
  'returns.bulkMove': 'always',
  'returns.move': 'always',
  'scheduleC.update': 'submit',
};

describe('contract as served', () => {
  it('finds handlers', () => {
    expect(handlers.length).toBeGreaterThan(15);
  });

  it.each(handlers)('$name serves a contract endpoint', ({ endpoint }) => {
    expect(allEndpoints.map((named) => named.endpoint)).toContain(endpoint);
  });

  it.each(allEndpoints)('$name is served exactly once', ({ endpoint }) => {
    expect(handlers.filter((handler) => handler.endpoint === endpoint)).toHaveLength(1);
  });

  it.each(allEndpoints)('$name has the body class of its endpoint', ({ endpoint }) => {
    const served = handlers.find((handler) => handler.endpoint === endpoint);
    expect(served?.bodyClass).toBe(endpoint.body === 'multipart' ? Upload : dtosOf(endpoint).body);
  });

  it.each(allEndpoints.filter(({ endpoint }) => endpoint.response !== 'none' && endpoint.response !== 'bytes'))(
    '$name declares its response class',
    ({ endpoint }) => expect(dtosOf(endpoint).response).toBeDefined(),
  );

  it('is public only for the listed endpoints', () => {
    const open = allEndpoints.filter(({ endpoint }) => endpoint.access.visitors).map(({ name }) => name);
    expect(open.sort()).toEqual(publicEndpoints);
  });

  it('stores responses for endpoints that create a record and for the listed ones, and never for saved drafts', () => {
    const creating = allEndpoints.filter(({ endpoint: { options } }) => options.status === 201 || options.upserts);
    expect(creating.length).toBeGreaterThan(5);
    const kept = allEndpoints.flatMap(({ name, endpoint: { options } }) =>
      options.idempotent ? [[name, options.idempotent === 'submit' ? 'submit' : 'always']] : [],
    );
    expect(Object.fromEntries(kept)).toEqual({
      ...Object.fromEntries(creating.map(({ name }) => [name, 'always'])),
      ...idempotentEndpoints,
    });
  });

  it('uses each method and path once', () => {
    const addresses = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+/g, '{')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('includes every contract and DTO class of the domain library', () => {
    const isContract = (value: unknown): value is Contract =>
      typeof value === 'object' && value !== null && 'noun' in value && 'endpoints' in value;
    const isClass = (value: unknown): value is DtoClass => /^class /.test(String(value));
    expect(new Set(contracts)).toEqual(new Set(exportsOf('.contract.ts', isContract)));
    expect(new Set(Object.values(allDtos))).toEqual(new Set(exportsOf('.dto.ts', isClass)));
  });
});
