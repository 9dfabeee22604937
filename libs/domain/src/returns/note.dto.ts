import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Text } from '../contract/rules';
import { returnLimits } from './returns.limits';
import type {} from './returns.messages';

/** A note that only staff can read; a file of its own, because the page with the notes needs no other class. */
@Labels('returns.fields')
export class NoteBody {
  @Required() @Text(returnLimits.note) text!: string;
}
