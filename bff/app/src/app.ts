import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AdminModule } from './areas/admin/admin.module';
import { ClientModule } from './areas/client/client.module';
import { PreparerModule } from './areas/preparer/preparer.module';
import { PublicModule } from './areas/public/public.module';
import { SharedModule } from './areas/shared/shared.module';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import type { Env } from '@portal/bff-platform/config/env';
import { MailModule } from '@portal/bff-office/mail/mail.module';
import { createServer } from '@portal/bff-platform/server/create-server';

/** Root module of the server: sign-in, background jobs and the five areas. */
export const appModules: readonly Type[] = [
  AuthModule,
  MailModule,
  AdminModule,
  ClientModule,
  PreparerModule,
  PublicModule,
  SharedModule,
];

/** @param more additional modules, such as the baseline of a benchmark */
export const createApp = (env: Env, log: Logger, more: readonly Type[] = []): Promise<NestFastifyApplication> =>
  createServer(env, log, [...appModules, ...more]);
