import type { OfficeNoun } from '@portal/domain/messages/message-kinds';
import { api, type Tag } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Cache tag by kind of row. */
export const officeTags: Readonly<Record<OfficeNoun, Tag>> = {
  clients: 'Clients',
  preparers: 'Preparers',
  offices: 'Offices',
  assignments: 'Assignments',
  intakes: 'Intake',
  schedule_c: 'ScheduleC',
  documents: 'Documents',
  returns: 'Returns',
  leads: 'Leads',
  site: 'Site',
};

/** Refetches the affected visible data after another admin, a preparer or a client has changed it. */
export const useOfficeChanges = (): boolean => useEventStream(loadChanged);

const loadChanged: ApplyEvent =
  ({ changed = [] }) =>
  (dispatch) =>
    dispatch(api.util.invalidateTags(changed.map((noun) => officeTags[noun])));
