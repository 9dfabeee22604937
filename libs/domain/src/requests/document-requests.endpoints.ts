import { clients, preparers } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import type {
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
import type { ExplainBody, ItemVersion, RequestItem, RequestList, SituationsBody } from './document-requests.dto';

/** The documents that the caller's own return needs. Files are sent with `documents.upload`. */
export const requestEndpoints = {
  mine: get('/requests', clients, { seasonal: true }).returns<RequestList>(),
  /** Replaces the answers of "What happened in {year}?", from which the items follow. */
  situations: put('/requests/situations', clients, { draft: true, seasonal: true })
    .takes<SituationsBody>()
    .returns<RequestList>(),
  /** Says why a document is not sent. The office decides. */
  explain: post('/requests/{id}/explain', clients, { idempotent: true }).takes<ExplainBody>().returns<RequestItem>(),
  /** Takes an explanation back. */
  reopen: post('/requests/{id}/reopen', clients, { idempotent: true }).takes<ItemVersion>().returns<RequestItem>(),
};

/** The same for the client's preparer. Returns 404 for a client not assigned to the caller. */
export const clientRequestEndpoints = {
  list: get('/client/{clientId}/requests', preparers, { seasonal: true }).returns<ClientRequestList>(),
  add: post('/client/{clientId}/requests', preparers, { idempotent: true, seasonal: true, status: 201 })
    .takes<AddRequest>()
    .returns<ClientRequestItem>(),
  /** Accepts the files of an item, or the client's explanation. */
  accept: post('/client/{clientId}/requests/{id}/accept', preparers, { idempotent: true })
    .takes<AcceptRequest>()
    .returns<ClientRequestItem>(),
  /** Sends files or an explanation back. */
  reject: post('/client/{clientId}/requests/{id}/reject', preparers, { idempotent: true })
    .takes<RejectRequest>()
    .returns<ClientRequestItem>(),
  waive: post('/client/{clientId}/requests/{id}/waive', preparers, { idempotent: true })
    .takes<WaiveRequest>()
    .returns<ClientRequestItem>(),
  /** Sorts a file of the client under an item. */
  link: post('/client/{clientId}/requests/{id}/documents', preparers, { idempotent: true })
    .takes<LinkDocument>()
    .returns<ClientRequestItem>(),
  unlink: remove('/client/{clientId}/requests/{id}/documents/{documentId}', preparers).returns<ClientRequestItem>(),
  /** Emails the client that items were sent back, once for the newest of them. */
  tell: post('/client/{clientId}/requests/tell', preparers, { idempotent: true, seasonal: true }).returns<ToldClient>(),
  /** Emails the client what is still open, at most once a day. */
  remind: post('/client/{clientId}/requests/remind', preparers, {
    idempotent: true,
    seasonal: true,
  }).returns<ToldClient>(),
  /** Does the same for several returns; the outcome of each is in the response. */
  remindMany: post('/queue/remind', preparers, { idempotent: 'repeatable', seasonal: true })
    .takes<RemindMany>()
    .returns<RemindedMany>(),
};
