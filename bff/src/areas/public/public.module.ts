import { Module } from '@nestjs/common';
import { OfficePublicArea } from '../../modules/office.areas';

@Module({ imports: [OfficePublicArea] })
export class PublicModule {}
