import { admins, clients, preparers } from '../contract/access-policy';
import { get, post, put } from '../contract/endpoint';
import type { AdminReturnQuery, AdminReturnRow, ReturnTotals } from './admin-returns.dto';
import type { AmendReturn } from './amendments.dto';
import type { ReturnDeadline } from './deadline.dto';
import type { FilingsBody } from './filings.dto';
import type { NoteBody } from './note.dto';
import type {
  BulkMove,
  BulkMoved,
  MoveReturn,
  QueueQuery,
  QueueRow,
  QueueTotals,
  ReturnDetail,
  ReturnStatus,
} from './returns.dto';

/** The status of tax returns. Returns 404 for a client not assigned to the caller. */
export const returnEndpoints = {
  /** Returns the caller's own return; null before the first draft of the form. */
  mine: get('/return', clients, { seasonal: true }).returnsNullable<ReturnStatus>(),
  ofClient: get('/client/{clientId}/return', preparers, { seasonal: true }).returnsNullable<ReturnDetail>(),
  /** Moves the return along one edge. Returns `wrong_state` with the state that is there if there is no such edge. */
  move: post('/client/{clientId}/return/move', preparers, { idempotent: true, seasonal: true })
    .takes<MoveReturn>()
    .returns<ReturnDetail>(),
  /** Adds a note that only staff can read. */
  note: post('/client/{clientId}/return/notes', preparers, { idempotent: true, seasonal: true, status: 201 })
    .takes<NoteBody>()
    .returns<ReturnDetail>(),
  /** Records what was sent to each authority, and the outcome. */
  recordFilings: put('/client/{clientId}/return/filings', preparers, { seasonal: true })
    .takes<FilingsBody>()
    .returns<ReturnDetail>(),
  /** Sets or clears the due date and the date of the extension. */
  setDeadline: put('/client/{clientId}/return/deadline', preparers, { seasonal: true })
    .takes<ReturnDeadline>()
    .returns<ReturnDetail>(),
  /** Begins an amended return after the accepted one. Returns `wrong_state` for a return that is not accepted. */
  amend: post('/client/{clientId}/return/amendments', preparers, { idempotent: true, seasonal: true, status: 201 })
    .takes<AmendReturn>()
    .returns<ReturnDetail>(),
  queue: get('/queue', preparers, { seasonal: true }).filteredBy<QueueQuery>().returnsList<QueueRow>(),
  queueTotals: get('/queue/totals', preparers, { seasonal: true }).returns<QueueTotals>(),
  /** Moves several returns; the outcome of each is in the response. */
  bulkMove: post('/queue/move', preparers, { idempotent: 'repeatable', seasonal: true })
    .takes<BulkMove>()
    .returns<BulkMoved>(),
};

export const adminReturnEndpoints = {
  list: get('/admin/returns', admins, { seasonal: true }).filteredBy<AdminReturnQuery>().returnsList<AdminReturnRow>(),
  totals: get('/admin/returns/totals', admins, { seasonal: true }).returns<ReturnTotals>(),
  /** Returns a client's return; null before the first draft of the form. */
  ofClient: get('/admin/clients/{clientId}/return', admins, { seasonal: true }).returnsNullable<ReturnDetail>(),
  read: get('/admin/returns/{id}', admins).returns<ReturnDetail>(),
  move: post('/admin/returns/{id}/move', admins, { idempotent: true }).takes<MoveReturn>().returns<ReturnDetail>(),
  /** Adds a note that only staff can read. */
  note: post('/admin/returns/{id}/notes', admins, { idempotent: true, status: 201 })
    .takes<NoteBody>()
    .returns<ReturnDetail>(),
  /** Sets or clears the due date and the date of the extension. */
  setDeadline: put('/admin/returns/{id}/deadline', admins).takes<ReturnDeadline>().returns<ReturnDetail>(),
  /** Begins an amended return after this accepted one. */
  amend: post('/admin/returns/{id}/amendments', admins, { idempotent: true, status: 201 })
    .takes<AmendReturn>()
    .returns<ReturnDetail>(),
};
