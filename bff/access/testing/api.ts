import { HealthModule } from '@portal/bff-platform/http/health/health.module';
import { AccessAdminArea, AccessSharedArea } from '../src/areas';
import { AuthModule } from '../src/auth/auth.module';
import { accessFactories, type AccessFactories } from './factories';
import { startServerOf, type Api as AnyApi } from './server';

/** Modules of this part's test server, excluding lower parts. */
export const accessModules = [AccessAdminArea, AccessSharedArea, AuthModule, HealthModule] as const;

export type Api = AnyApi<AccessFactories>;

export const startApi = startServerOf([...accessModules], accessFactories);
