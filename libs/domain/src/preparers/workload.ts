type WorkloadLevel = 'normal' | 'medium' | 'high';

interface Workload {
  /** Average clients per preparer, with one decimal. */
  ratio: number;
  level: WorkloadLevel;
  /** Filled part of the bar, from 0 to 1. */
  share: number;
}

/**
 * Thresholds in clients per preparer: the workload is medium above `medium`, high above `high`, and its bar is full at
 * `full` (specification part 2, section 9).
 */
const bounds = { medium: 10, high: 15, full: 20 };

/** Returns the workload of one preparer, or the average workload of an office's preparers. */
export function workloadOf(clients: number, preparers = 1): Workload {
  const ratio = preparers > 0 ? Math.round((clients / preparers) * 10) / 10 : 0;
  const level = ratio > bounds.high ? 'high' : ratio > bounds.medium ? 'medium' : 'normal';
  return { ratio, level, share: Math.min(1, ratio / bounds.full) };
}
