import { Injectable } from '@nestjs/common';

/** Whether this process is on its way out: it finishes what it has and takes nothing new. */
@Injectable()
export class Draining {
  begun = false;
}
