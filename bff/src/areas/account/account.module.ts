import { Module } from '@nestjs/common';
import { UsersModule } from '../../records/users/users.module';
import { AccountController } from './account.controller';
import { AccountDesk } from './account.desk';
import { FirstStart } from './first-start';
import { SessionCookies } from './session-cookies';
import { StaffController } from './staff.controller';

@Module({
  imports: [UsersModule],
  controllers: [AccountController, StaffController],
  providers: [AccountDesk, SessionCookies, FirstStart],
})
export class AccountModule {}
