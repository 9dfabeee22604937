import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';
import { AuthController } from './auth/endpoints/auth.controller';
import { AuthFacade } from './auth/endpoints/auth.facade';
import { PasskeysController } from './auth/endpoints/passkeys.controller';
import { SecondFactorController } from './auth/endpoints/second-factor.controller';
import { SessionCookies } from './auth/endpoints/session-cookies';
import { SignedInDevicesController } from './auth/endpoints/signed-in-devices.controller';
import { StaffController } from './auth/endpoints/staff.controller';

/** Modules that sign-in adds to each area. */
@Module({ imports: [AuthModule], controllers: [StaffController] })
export class AccessAdminArea {}

@Module({
  imports: [AuthModule],
  controllers: [AuthController, PasskeysController, SecondFactorController, SignedInDevicesController],
  providers: [AuthFacade, SessionCookies],
})
export class AccessSharedArea {}
