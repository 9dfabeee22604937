import { Module } from '@nestjs/common';
import { ScheduleCRepository } from './schedule-c.repository';
import { ScheduleCService } from './schedule-c.service';

@Module({ providers: [ScheduleCService, ScheduleCRepository], exports: [ScheduleCService] })
export class ScheduleCModule {}
