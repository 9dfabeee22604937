import { Module } from '@nestjs/common';
import { ContactsRepository } from './contacts.repository';
import { GroupsRepository } from './groups.repository';
import { GroupsService } from './groups.service';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

@Module({
  providers: [ContactsRepository, GroupsRepository, GroupsService, MessagesRepository, MessagesService],
  exports: [GroupsRepository, GroupsService, MessagesService],
})
export class MessagesModule {}
