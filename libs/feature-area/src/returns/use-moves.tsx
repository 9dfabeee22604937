import { useState, type ReactNode } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { moveName } from '@portal/domain/returns/next-move';
import type { Edge } from '@portal/domain/returns/return-edges';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { MoveReturn } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { lazyWindow, notify } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { MoveModalProps } from './move.modal';

export const MoveModal = lazyWindow<MoveModalProps>(() =>
  import('./windows').then(({ MoveModal: Modal }) => ({ default: Modal })),
);

/** Whether a move needs no window: it asks for nothing, and the next move can take it back. */
export const isQuick = (edge: Edge): boolean =>
  edge.needs === undefined && ['preparing', 'resume', 'in_review'].includes(moveName(edge));

interface QuickMove {
  /** Name of the client. */
  name: string;
  version: number;
  send: (body: MoveReturn) => Promise<{ error?: unknown }>;
  /** Loads the return again, because it has moved on. */
  onStale: () => void;
}

/** Returns a function that makes a quick move, and tells the result. */
export function useQuickMove() {
  const t = useTranslate();
  return async ({ to }: Edge, { name, version, send, onStale }: QuickMove): Promise<void> => {
    const { error } = await send({ to, version });
    if (!error) {
      notify.success(t('staffReturns.moved', { name, state: t(`returns.states.${to}`) }));
      return;
    }
    if (problemOf(error)?.status === 409) onStale();
    notify.error(detailOr(error, t('staffReturns.moveFailed')));
  };
}

export type MovesProps = Pick<MoveModalProps, 'detail' | 'name' | 'mover' | 'send' | 'onStale'>;

/** Moves a return: at once if the move is quick, otherwise through `window`, which keeps what was entered. */
export function useMoves(props: MovesProps) {
  const quick = useQuickMove();
  const [open, setOpen] = useState<Edge | null>(null);
  const [drafts, setDrafts] = useState<Partial<Readonly<Record<ReturnState, FieldValues | undefined>>>>({});
  const move = async (edge: Edge): Promise<void> => {
    if (isQuick(edge)) await quick(edge, { ...props, version: props.detail.version });
    else setOpen(edge);
  };
  const window: ReactNode = open ? (
    <MoveModal
      {...props}
      edge={open}
      draft={drafts[open.to]}
      onClose={(draft) => {
        setDrafts({ ...drafts, [open.to]: draft });
        setOpen(null);
      }}
    />
  ) : null;
  return { move, window };
}
