import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreparerProfileEntity } from './preparer-profile.entity';
import { PreparersService } from './preparers.service';

@Module({
  imports: [TypeOrmModule.forFeature([PreparerProfileEntity])],
  providers: [PreparersService],
  exports: [PreparersService],
})
export class PreparersModule {}
