import { Module } from '@nestjs/common';
import { SecretHasher } from '../../platform/hashing/secret-hasher';
import { DatabaseThrottle } from '../../platform/throttle/database-throttle';
import { Throttle } from '../../platform/throttle/throttle';
import { AuditModule } from '../audit/audit.module';
import { SessionsModule } from '../sessions/sessions.module';
import { Accounts } from './accounts';
import { ChangePasswordService } from './change-password.service';
import { FirstAdmins } from './first-admin';
import { PasswordPolicy } from './password-policy';
import { RegistrationService } from './registration.service';
import { SignInService } from './sign-in.service';
import { StaffService } from './staff.service';
import { TemporaryAccounts } from './temporary-accounts';

const services = [
  ChangePasswordService,
  FirstAdmins,
  RegistrationService,
  SignInService,
  StaffService,
  TemporaryAccounts,
];

/** Accounts: how they come to be, who gets in, what is done to them. */
@Module({
  imports: [AuditModule, SessionsModule],
  providers: [Accounts, PasswordPolicy, SecretHasher, { provide: Throttle, useClass: DatabaseThrottle }, ...services],
  exports: [...services, Accounts, Throttle],
})
export class UsersModule {}
