import { intakeWords } from '@portal/domain/intake/intake.words';
import { Button } from '@portal/ui-kit/core';
import { Table } from '@portal/ui-kit/data';
import { Dialog } from '@portal/ui-kit/feedback';
import { fieldName } from '../intake/field-names';
import type { Difference } from './differences';
import { shownValue } from './shown-value';

/** More than this nobody compares by eye. */
const most = 8;
const words = intakeWords.conflict;

interface ConflictDialogProps {
  open: boolean;
  differences: readonly Difference[];
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two windows changed the same form: which of the two is to stay? */
export function ConflictDialog({ open, differences, onMine, onTheirs, onLater }: ConflictDialogProps) {
  const rest = differences.length - most;
  return (
    <Dialog
      open={open}
      title={intakeWords.staleVersion}
      onClose={onLater}
      actions={
        <>
          <Button kind="quiet" onClick={onLater}>
            {words.later}
          </Button>
          <Button onClick={onTheirs}>{intakeWords.takeTheirs}</Button>
          <Button kind="primary" onClick={onMine}>
            {intakeWords.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.explain}</p>
      <Table
        caption={words.caption}
        rowKey={(row) => row.field}
        rows={differences.slice(0, most)}
        columns={[
          { key: 'field', title: words.field, cell: (row) => fieldName(row.field) },
          { key: 'mine', title: words.here, cell: (row) => shownValue(row.field, row.mine) },
          { key: 'theirs', title: words.there, cell: (row) => shownValue(row.field, row.theirs) },
        ]}
      />
      {rest > 0 ? <p>{words.more(rest)}</p> : null}
    </Dialog>
  );
}
