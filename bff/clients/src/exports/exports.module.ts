import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { ExportsService } from './exports.service';

/** Independent of any particular list: each area defines the columns of its lists. */
@Module({ imports: [AuthModule], providers: [ExportsService], exports: [ExportsService] })
export class ExportsModule {}
