import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../platform/authenticator';
import { AuditModule } from '../audit/audit.module';
import { AccessTokens } from './access-tokens';
import { KnownDevices } from './known-devices';
import { RefreshService } from './refresh.service';
import { SessionSweeper } from './session-sweeper';
import { SessionsService } from './sessions.service';
import { SignOutService } from './sign-out.service';
import { SessionStarter } from './signed-in';

const services = [AccessTokens, KnownDevices, RefreshService, SessionsService, SessionStarter, SignOutService];

/** Global for the guard's sake: every call asks whose session it is. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [...services, SessionSweeper, { provide: Authenticator, useExisting: SessionsService }],
  exports: [...services, Authenticator],
})
export class SessionsModule {}
