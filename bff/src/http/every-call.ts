import { accountCalls } from '@portal/domain/account/account.calls';
import type { AnyCall } from '@portal/domain/contract/call';
import { documentCalls } from '@portal/domain/documents/documents.calls';
import { healthCalls } from '@portal/domain/health/health.calls';
import { intakeCalls } from '@portal/domain/intake/intake.calls';
import { preparerCalls } from '@portal/domain/preparers/preparers.calls';
import { siteCalls } from '@portal/domain/site/site.calls';
import { taxCalls } from '@portal/domain/tax/tax.calls';

/** Every call table of the contract, by noun; `every-call.spec.ts` fails when one is missing. */
export const everyTable: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = {
  account: accountCalls,
  documents: documentCalls,
  health: healthCalls,
  intake: intakeCalls,
  preparers: preparerCalls,
  site: siteCalls,
  tax: taxCalls,
};

export interface NamedCall {
  /** `noun.call`, e.g. `intake.create`. */
  name: string;
  call: AnyCall;
}

export const everyCall: readonly NamedCall[] = Object.entries(everyTable).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
);
