import { Module } from '@nestjs/common';
import { OfficesRepository } from './offices.repository';
import { OfficesService } from './offices.service';

@Module({ providers: [OfficesService, OfficesRepository], exports: [OfficesService] })
export class OfficesModule {}
