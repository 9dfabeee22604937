import { accountWords } from '@portal/domain/account/account.words';
import { Button } from '@portal/ui-kit/core';
import { Dialog } from '@portal/ui-kit/feedback';
import { pageWords } from '../pages/pages.words';

/** A file of its own: hardly anybody ever sees it. */
export default function IdleDialog({ onStay }: { onStay: () => void }) {
  return (
    <Dialog
      open
      title={pageWords.idleTitle}
      onClose={onStay}
      actions={
        <Button kind="primary" onClick={onStay}>
          {accountWords.stay}
        </Button>
      }
    >
      <p>{accountWords.idleWarning}</p>
      <p>{pageWords.idleKept}</p>
    </Dialog>
  );
}
