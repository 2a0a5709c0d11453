/** Statuses of refusals that pass by themselves: no session for the moment, a timeout, too many calls. */
export const passingStatuses: readonly number[] = [401, 403, 408, 425, 429]
