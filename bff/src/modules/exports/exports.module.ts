import { Module } from '@nestjs/common';
import { ExportsService } from './exports.service';

/** Of one kind for every list: an area says which columns a list has. */
@Module({ providers: [ExportsService], exports: [ExportsService] })
export class ExportsModule {}
