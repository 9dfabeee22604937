import { Module } from '@nestjs/common';
import { ClientsModule } from '../../modules/clients/clients.module';
import { ClientsController } from './clients.controller';

@Module({ imports: [ClientsModule], controllers: [ClientsController] })
export class PreparerModule {}
