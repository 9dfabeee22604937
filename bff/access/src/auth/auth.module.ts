import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Env } from '@portal/bff-platform/config/env';
import { AccountGate } from './accounts/account-gate';
import { AccountsService } from './accounts/accounts.service';
import { OfficeNamesRepository } from './accounts/office-names.repository';
import { PasswordPolicy } from './accounts/password-policy';
import { PreparerChoicesRepository } from './accounts/preparer-choices.repository';
import { UsersRepository } from './accounts/users.repository';
import { EmailVerificationService } from './email-verification/email-verification.service';
import { EmailVerificationsRepository } from './email-verification/email-verifications.repository';
import { VerificationLinkService } from './email-verification/verification-link.service';
import { AbandonedClientsJob } from './management/abandoned-clients.job';
import { AccessEnder } from './management/access-ender';
import { AccountClosingService } from './management/account-closing.service';
import { ClientDisposalJob } from './management/client-disposal.job';
import { ClientDisposalRepository } from './management/client-disposal.repository';
import { DemoAccounts } from './management/demo-accounts';
import { ExpiredRowsSweeper } from './management/expired-rows.sweeper';
import { FirstAdminBootstrap, FirstAdminService } from './management/first-admin';
import { RegistrationService } from './management/registration.service';
import { SecretCheck } from './management/secret-check';
import { SecondFactorResetService } from './management/second-factor-reset.service';
import { StaffService } from './management/staff.service';
import { TemporaryPasswordReminder } from './management/temporary-password-reminder';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { PasskeyOptionsService } from './passkeys/passkey-options.service';
import { PasskeyUse } from './passkeys/passkey-use';
import { PasskeyVerifier } from './passkeys/passkey-verifier';
import { PasskeysRepository } from './passkeys/passkeys.repository';
import { PasskeysService } from './passkeys/passkeys.service';
import { RelyingParty } from './passkeys/relying-party';
import { PasswordResetService } from './password-reset/password-reset.service';
import { PasswordResetsRepository } from './password-reset/password-resets.repository';
import { ResetLinkService } from './password-reset/reset-link.service';
import { RecoveryCodeIssuer } from './second-factor/recovery-code-issuer';
import { SecondFactorCheck } from './second-factor/second-factor-check';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { AccessTokenStrategy } from './sessions/access-token.strategy';
import { AccessTokens, jwtOptions } from './sessions/access-tokens';
import { KnownDevicesRepository } from './sessions/known-devices.repository';
import { RefreshTokensRepository } from './sessions/refresh-tokens.repository';
import { RefreshService } from './sessions/refresh.service';
import { SessionStarter } from './sessions/session-starter';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsService } from './sessions/sessions.service';
import { SignOutService } from './sessions/sign-out.service';
import { ChangePasswordService } from './sign-in/change-password.service';
import { PasskeySignInService } from './sign-in/passkey-sign-in.service';
import { PasswordAttempts } from './sign-in/password-attempts';
import { SignInAttempts } from './sign-in/sign-in-attempts';
import { SignInRecord } from './sign-in/sign-in-record';
import { SignInService } from './sign-in/sign-in.service';
import { SignedInDevicesService } from './signed-in-devices/signed-in-devices.service';
import { StepUpService } from './sign-in/step-up.service';

/** Unique per server, because Passport registers strategies process-wide, and a test process runs several servers. */
const passport = PassportModule.registerAsync({
  useFactory: () => ({ defaultStrategy: `access-token-${randomUUID()}`, property: 'actor', session: false }),
});

const services = [
  AccountClosingService,
  AccountGate,
  AccountsService,
  ChangePasswordService,
  EmailVerificationService,
  FirstAdminService,
  PasskeyOptionsService,
  PasskeySignInService,
  PasskeysService,
  PasswordResetService,
  RefreshService,
  RegistrationService,
  ResetLinkService,
  SecondFactorResetService,
  SecondFactorService,
  SessionStarter,
  SignInService,
  SignedInDevicesService,
  SignOutService,
  StaffService,
  StepUpService,
  VerificationLinkService,
];

/** Accounts, sign-in and sessions. */
@Module({
  imports: [passport, JwtModule.registerAsync({ inject: [Env], useFactory: jwtOptions })],
  providers: [
    ...services,
    AbandonedClientsJob,
    AccessEnder,
    AccessTokens,
    AccessTokenStrategy,
    ClientDisposalJob,
    ClientDisposalRepository,
    DemoAccounts,
    EmailVerificationsRepository,
    ExpiredRowsSweeper,
    FirstAdminBootstrap,
    KnownDevicesRepository,
    OfficeNamesRepository,
    PasskeyChallenges,
    PasskeysRepository,
    PasskeyUse,
    PasskeyVerifier,
    PasswordAttempts,
    PasswordPolicy,
    PasswordResetsRepository,
    RefreshTokensRepository,
    PreparerChoicesRepository,
    RecoveryCodeIssuer,
    RelyingParty,
    SecondFactorCheck,
    SecondFactorsRepository,
    SecretCheck,
    SignInAttempts,
    SignInRecord,
    SessionsRepository,
    SessionsService,
    TemporaryPasswordReminder,
    UsersRepository,
  ],
  exports: [...services, PreparerChoicesRepository, SessionsService, passport],
})
export class AuthModule {}
