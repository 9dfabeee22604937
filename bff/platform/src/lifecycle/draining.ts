import { Injectable } from '@nestjs/common';

/** Whether this process is shutting down: it finishes running work and accepts no more. */
@Injectable()
export class Draining {
  begun = false;
}
