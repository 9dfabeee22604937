import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { OneOf, Text, Version } from '../contract/rules';
import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from './client-list';
import type {} from './clients.messages';
import { clientLimits } from './clients.limits';

/** A named search, filter and sort order of a preparer's client list. */
@Labels('clients.views.fields')
export class ClientView {
  @Required() @Text(clientLimits.viewName) name!: string;
  @Text() search?: string;
  @Required() @OneOf(clientFilters) filter!: ClientFilter;
  @Required() @OneOf(clientSorts) sort!: ClientSort;
}

/** All views that a preparer saved, in their order. */
export class ClientViewsBody {
  @Required() @NestedList(() => ClientView, clientLimits.views) views!: ClientView[];
  /** The version that the change is based on, 0 for the first; 409 if it is stale. */
  @Required() @Version(0) version!: number;
}

export class ClientViews extends ClientViewsBody {}
