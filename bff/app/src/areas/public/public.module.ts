import { Module } from '@nestjs/common';
import { OfficePublicArea } from '@portal/bff-office/areas';

@Module({ imports: [OfficePublicArea] })
export class PublicModule {}
