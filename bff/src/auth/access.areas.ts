import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module';
import { AuthController } from './endpoints/auth.controller';
import { AuthFacade } from './endpoints/auth.facade';
import { SessionCookies } from './endpoints/session-cookies';
import { StaffController } from './endpoints/staff.controller';

/** What sign-in adds to each area. */
@Module({ imports: [AuthModule], controllers: [StaffController] })
export class AccessAdminArea {}

@Module({ imports: [AuthModule], controllers: [AuthController], providers: [AuthFacade, SessionCookies] })
export class AccessSharedArea {}
