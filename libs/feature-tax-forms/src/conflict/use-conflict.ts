import { useCallback, useEffect, useState } from 'react';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { IntakeDraft } from '../intake/intake-draft';
import { bodyOf, valuesOf } from '../intake/intake-values';
import { differences, type Difference } from './differences';

interface ConflictWork {
  draft: IntakeDraft;
  /** A save met somebody else's change. */
  met: boolean;
  fetch: () => Promise<IntakeForm | null>;
  values: () => FieldValues;
  show: (values: FieldValues) => void;
  onTaken: (theirs: IntakeForm) => void;
}

interface Meeting {
  theirs: IntakeForm;
  differences: Difference[];
}

/** From a refused save to a decision. Asks only when there is something to decide. */
export function useConflict({ draft, met, fetch, values, show, onTaken }: ConflictWork) {
  const [meeting, setMeeting] = useState<Meeting | null>(null);

  const take = useCallback(
    (theirs: IntakeForm) => {
      show(valuesOf(theirs));
      draft.settle(theirs);
      onTaken(theirs);
    },
    [draft, onTaken, show],
  );

  const look = useCallback(async () => {
    const theirs = await fetch();
    // Nobody answers: the line that says so stays, and its button asks again.
    if (!theirs) return;
    const found = differences(bodyOf(values()), theirs);
    const theyChanged = draft.base === null || differences(draft.base, theirs).length > 0;
    if (found.length === 0) take(theirs);
    else if (theyChanged) setMeeting({ theirs, differences: found });
    else draft.resume({ id: theirs.id, version: theirs.version });
  }, [draft, fetch, take, values]);

  useEffect(() => {
    if (met) void look();
  }, [look, met]);

  return {
    meeting,
    look: () => void look(),
    later: () => setMeeting(null),
    keepMine: () => {
      if (!meeting) return;
      setMeeting(null);
      draft.resume({ id: meeting.theirs.id, version: meeting.theirs.version });
      draft.flush();
    },
    takeTheirs: () => {
      if (!meeting) return;
      setMeeting(null);
      take(meeting.theirs);
    },
  };
}
