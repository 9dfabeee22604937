import { useRef, useState } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import { itemStateAfter, type RejectReason, type WaiveReason } from '@portal/domain/requests/item-states';
import type { Decisions } from '../requests/use-decisions';

export type Choosing = 'reject' | 'waive' | 'link';

interface Options {
  decisions: Decisions;
  rows: readonly DocumentRow[];
  /** Index of the document shown. */
  at: number;
  isOpen: boolean;
  onOpen: (documentId: string) => void;
}

const versionOf = ({ id, version }: ClientRequestItem): string => `${id}:${version}`;
const isUndecided = (item: ClientRequestItem, done: ReadonlySet<string>): boolean =>
  item.turn === 'office' && !done.has(versionOf(item));
const hasFile = ({ files }: ClientRequestItem, document: string | undefined): boolean =>
  files.some(({ document_id, rejected }) => document_id === document && !rejected);

/** Returns what can be decided about the document shown. A decision moves on to the next document with one. */
export function useDocumentDecisions({ decisions, rows, at, isOpen, onOpen }: Options) {
  const { list } = decisions;
  const shown = rows[at]?.id;
  // Decided or sorted here, though the list may not have been loaded again yet.
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isBusy = useRef(false);
  const [chosen, setChosen] = useState<{ kind: Choosing; document: string } | null>(null);
  // Closes when another document is shown.
  const choosing = chosen?.document === shown ? (chosen?.kind ?? null) : null;

  const { items = [], unsorted: files = [] } = list ?? {};
  const itemOf = (document: string | undefined, done = settled): ClientRequestItem | undefined =>
    items.find((one) => isUndecided(one, done) && hasFile(one, document));
  const isUnsorted = (document: string | undefined, done = settled): boolean =>
    files.some(({ document_id }) => document_id === document && !done.has(document_id));
  const item = itemOf(shown);
  const unsorted = item ? false : isUnsorted(shown);

  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  };
  const decide = (decided: ClientRequestItem, save: () => Promise<boolean>) =>
    run(async () => {
      if (!(await save())) return false;
      const done = new Set(settled).add(versionOf(decided));
      setSettled(done);
      setChosen(null);
      const next = [...rows.slice(at), ...rows.slice(0, at)].find(
        ({ id }) => itemOf(id, done) !== undefined || isUnsorted(id, done),
      );
      if (next) onOpen(next.id);
      return true;
    });

  const choose = (kind: Choosing) => (shown === undefined ? undefined : setChosen({ kind, document: shown }));
  return {
    item,
    unsorted,
    /** Number of items and unsorted files that are left. */
    left:
      items.filter((one) => isUndecided(one, settled)).length +
      files.filter(({ document_id: id }) => isUnsorted(id)).length,
    choosing,
    stopChoosing: () => setChosen(null),
    /** Open items that the document shown may belong to. */
    choices: items.filter(({ state }) => itemStateAfter(state, 'send') !== undefined),
    settle: decide,
    accept: item && isOpen ? () => void decide(item, () => decisions.accept(item)) : undefined,
    reject: item && isOpen ? () => choose('reject') : undefined,
    waive: item && isOpen ? () => choose('waive') : undefined,
    sort: unsorted && isOpen ? () => choose('link') : undefined,
    rejectFor: (reason: RejectReason) => item && decide(item, () => decisions.reject(item, { reason })),
    waiveFor: (reason: WaiveReason) => item && decide(item, () => decisions.waive(item, reason)),
    /** The file then waits for a decision, so it stays open. */
    sortUnder: (under: ClientRequestItem) =>
      run(async () => {
        if (shown === undefined || !(await decisions.link(under, shown))) return false;
        setSettled(new Set(settled).add(shown));
        setChosen(null);
        return true;
      }),
  };
}

export type DocumentDecisions = ReturnType<typeof useDocumentDecisions>;
