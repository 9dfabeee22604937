import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { ExportsService } from './exports.service';

/** Generic over all lists: an area defines the columns of its lists. */
@Module({ imports: [AuthModule], providers: [ExportsService], exports: [ExportsService] })
export class ExportsModule {}
