import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Moment, OneOf, Text, Uuid, Version, WholeNumber } from '../contract/rules';
import { Filing } from './filings.dto';
import { returnKinds, type ReturnKind } from './return-words';
import { returnLimits } from './returns.limits';
import type {} from './returns.messages';

/** Begins an amended return, which follows the accepted one. */
@Labels('returns.fields')
export class AmendReturn {
  /** Version of the accepted return. */
  @Required() @Version() version!: number;
  /** An internal note about why. */
  @Text(returnLimits.note) note?: string;
}

/** An accepted return of the year that an amended one has followed. */
export class EarlierReturn {
  @Required() @Uuid() id!: string;
  @Required() @OneOf(returnKinds) kind!: ReturnKind;
  /** 1 for the original, then one more for each amended return. */
  @Required() @WholeNumber(1, returnLimits.perYear) sequence!: number;
  @Required() @Moment() accepted_at!: string;
  @NestedList(() => Filing, returnLimits.filings) filings!: Filing[];
}
