import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { ContactsRepository } from './contacts.repository';
import { GroupsRepository } from './groups.repository';
import { GroupsService } from './groups.service';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { SentMessages } from './sent-messages';
import { WaitingMessageReminder } from './waiting-message-reminder';
import { WaitingThreadsRepository } from './waiting-threads.repository';

@Module({
  imports: [AuthModule],
  providers: [
    ContactsRepository,
    GroupsRepository,
    GroupsService,
    MessagesRepository,
    MessagesService,
    SentMessages,
    WaitingMessageReminder,
    WaitingThreadsRepository,
  ],
  exports: [GroupsRepository, GroupsService, MessagesService, SentMessages],
})
export class MessagesModule {}
