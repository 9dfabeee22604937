import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { ExportsService } from './exports.service';

/** Of one kind for every list: an area says which columns a list has. */
@Module({ imports: [AuthModule], providers: [ExportsService], exports: [ExportsService] })
export class ExportsModule {}
