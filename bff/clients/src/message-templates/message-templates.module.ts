import { Module } from '@nestjs/common';
import { FilledTemplatesService } from './filled-templates.service';
import { MessageTemplatesRepository } from './message-templates.repository';
import { MessageTemplatesService } from './message-templates.service';
import { OpenPapersRepository } from './open-papers.repository';

@Module({
  providers: [FilledTemplatesService, MessageTemplatesRepository, MessageTemplatesService, OpenPapersRepository],
  exports: [FilledTemplatesService, MessageTemplatesService],
})
export class MessageTemplatesModule {}
