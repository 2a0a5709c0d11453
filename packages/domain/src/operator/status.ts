export const operatorStatuses = ['active', 'suspended', 'ended'] as const
export type OperatorStatus = (typeof operatorStatuses)[number]

const next: Readonly<Record<OperatorStatus, readonly OperatorStatus[]>> = {
  active: ['suspended', 'ended'],
  suspended: ['active', 'ended'],
  ended: [],
}

/** Whether an account may go from a status to another one; an ended account stays ended. */
export const mayBecome = (from: OperatorStatus, to: OperatorStatus): boolean => next[from].includes(to)
