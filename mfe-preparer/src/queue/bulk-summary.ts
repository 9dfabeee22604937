import type { Translate } from '@portal/domain/i18n/message';
import type { RemindResult } from '@portal/domain/requests/client-requests.dto';
import type { BulkMoveResult } from '@portal/domain/returns/returns.dto';
import type {} from '@portal/domain/returns/returns.messages';
import type { BulkSummary } from './bulk-result.modal';
import type {} from './queue.messages';

export function summaryOfMoves(t: Translate, results: readonly BulkMoveResult[]): BulkSummary {
  const failed = results.filter(({ outcome }) => outcome !== 'moved');
  return {
    done: t('queue.moved', { count: results.length - failed.length }),
    notDone: t('queue.notMoved', { count: failed.length }),
    failed: failed.map(({ id, outcome, state }) => ({
      id,
      why:
        outcome === 'wrong_state' && state
          ? t('queue.outcomes.wrong_state', { state: t(`returns.states.${state}`) })
          : t('queue.outcomes.not_found'),
    })),
  };
}

export function summaryOfReminders(t: Translate, results: readonly RemindResult[]): BulkSummary {
  const failed = results.flatMap(({ id, outcome }) =>
    outcome === 'reminded' ? [] : [{ id, why: t(`queue.remindOutcomes.${outcome}`) }],
  );
  return {
    done: t('queue.reminded', { count: results.length - failed.length }),
    notDone: t('queue.notReminded', { count: failed.length }),
    failed,
  };
}
