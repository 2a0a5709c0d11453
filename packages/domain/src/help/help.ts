/** OPEN: the operator's turn. ANSWERED: the business's. CLOSED: over, until a new message reopens it. */
export const helpStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type HelpStatus = (typeof helpStatuses)[number]
