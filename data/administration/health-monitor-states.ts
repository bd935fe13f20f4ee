/** Statuses of the health monitor's log entries, repairs and error reports. */

export const logStatuses = [
  'success',
  'warning',
  'error',
  'info',
  'pending',
  'in_progress',
  'completed',
  'failed',
  'resolved',
] as const;
export type LogStatus = (typeof logStatuses)[number];

export const repairStates = ['pending', 'in_progress', 'completed', 'failed'] as const;
export type RepairState = (typeof repairStates)[number];

export const reportStates = ['pending', 'in_progress', 'resolved'] as const;
