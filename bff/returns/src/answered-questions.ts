import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownClientId } from '@portal/bff-access/client-access';
import { SentMessages } from '@portal/bff-messages/messages/sent-messages';
import { ReturnsService } from './returns.service';

/** Moves a return on when its client writes. */
@Injectable()
export class AnsweredQuestions implements OnModuleInit {
  constructor(
    private readonly sent: SentMessages,
    private readonly returns: ReturnsService,
  ) {}

  onModuleInit(): void {
    this.sent.listen((transaction, sender) =>
      sender.role === 'client' ? this.returns.answered(transaction, sender, ownClientId(sender)) : Promise.resolve(),
    );
  }
}
