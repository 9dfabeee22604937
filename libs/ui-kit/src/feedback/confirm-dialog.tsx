import type { ReactNode } from 'react';
import { Button } from '../core/button';
import { Dialog } from './dialog';
import { feedbackWords } from './feedback.words';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Says what happens: "Delete preparer". */
  action: string;
  dangerous?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = ({
  action,
  busy = false,
  dangerous = false,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    actions={
      <>
        <Button onClick={dialog.onClose}>{feedbackWords.cancel}</Button>
        <Button kind={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
