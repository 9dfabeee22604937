import { Module } from '@nestjs/common';
import { PreparersRepository } from './preparers.repository';
import { PreparersService } from './preparers.service';

@Module({ providers: [PreparersService, PreparersRepository], exports: [PreparersService, PreparersRepository] })
export class PreparersModule {}
