import { bindContract } from '../contract/contract';
import { AdminReturnQuery, AdminReturnRow, ReturnTotals } from './admin-returns.dto';
import { AmendReturn } from './amendments.dto';
import { ReturnDeadline } from './deadline.dto';
import { FilingsBody } from './filings.dto';
import { NoteBody } from './note.dto';
import {
  BulkMove,
  BulkMoved,
  MoveReturn,
  QueueQuery,
  QueueRow,
  QueueTotals,
  ReturnDetail,
  ReturnStatus,
} from './returns.dto';
import { adminReturnEndpoints, returnEndpoints } from './returns.endpoints';

export const returnsContract = bindContract('returns', returnEndpoints, {
  mine: { response: ReturnStatus },
  ofClient: { response: ReturnDetail },
  move: { body: MoveReturn, response: ReturnDetail },
  note: { body: NoteBody, response: ReturnDetail },
  recordFilings: { body: FilingsBody, response: ReturnDetail },
  setDeadline: { body: ReturnDeadline, response: ReturnDetail },
  amend: { body: AmendReturn, response: ReturnDetail },
  queue: { query: QueueQuery, response: QueueRow },
  queueTotals: { response: QueueTotals },
  bulkMove: { body: BulkMove, response: BulkMoved },
});

export const adminReturnsContract = bindContract('adminReturns', adminReturnEndpoints, {
  list: { query: AdminReturnQuery, response: AdminReturnRow },
  totals: { response: ReturnTotals },
  ofClient: { response: ReturnDetail },
  read: { response: ReturnDetail },
  move: { body: MoveReturn, response: ReturnDetail },
  note: { body: NoteBody, response: ReturnDetail },
  setDeadline: { body: ReturnDeadline, response: ReturnDetail },
  amend: { body: AmendReturn, response: ReturnDetail },
});
