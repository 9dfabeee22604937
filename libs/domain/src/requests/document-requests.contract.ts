import { bindContract } from '../contract/contract';
import {
  AcceptRequest,
  AddRequest,
  ClientRequestItem,
  ClientRequestList,
  LinkDocument,
  RejectRequest,
  RemindedMany,
  RemindMany,
  ToldClient,
  WaiveRequest,
} from './client-requests.dto';
import { ExplainBody, ItemVersion, RequestItem, RequestList, SituationsBody } from './document-requests.dto';
import { clientRequestEndpoints, requestEndpoints } from './document-requests.endpoints';

export const requestsContract = bindContract('requests', requestEndpoints, {
  mine: { response: RequestList },
  situations: { body: SituationsBody, response: RequestList },
  explain: { body: ExplainBody, response: RequestItem },
  reopen: { body: ItemVersion, response: RequestItem },
});

export const clientRequestsContract = bindContract('clientRequests', clientRequestEndpoints, {
  list: { response: ClientRequestList },
  add: { body: AddRequest, response: ClientRequestItem },
  accept: { body: AcceptRequest, response: ClientRequestItem },
  reject: { body: RejectRequest, response: ClientRequestItem },
  waive: { body: WaiveRequest, response: ClientRequestItem },
  link: { body: LinkDocument, response: ClientRequestItem },
  unlink: { response: ClientRequestItem },
  tell: { response: ToldClient },
  remind: { response: ToldClient },
  remindMany: { body: RemindMany, response: RemindedMany },
});
