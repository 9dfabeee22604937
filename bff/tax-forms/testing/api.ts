import { accessModules } from '@portal/bff-access/testing/api';
import { officeModules } from '@portal/bff-office/testing/api';
import { startServerOf, type Api as AnyApi } from '@portal/bff-access/testing/server';
import { TaxFormsAdminArea, TaxFormsClientArea, TaxFormsSharedArea } from '../src/areas';
import { taxFormsFactories, type TaxFormsFactories } from './factories';

/** Modules of this part's test server, excluding lower parts. */
export const taxFormsModules = [TaxFormsAdminArea, TaxFormsClientArea, TaxFormsSharedArea] as const;

export type Api = AnyApi<TaxFormsFactories>;

export const startApi = startServerOf([...accessModules, ...officeModules, ...taxFormsModules], taxFormsFactories);
