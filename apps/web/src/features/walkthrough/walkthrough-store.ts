import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** Most users of one browser that are remembered. */
const KEPT = 50

const seenStore = (): Stored<string[]> => stored('walkthrough-seen', z.array(z.string()))

/** Once per user and browser; it stays so after signing out. */
export const hasSeenWalkthrough = (userId: string): boolean => (seenStore().read() ?? []).includes(userId)

export function markWalkthroughSeen(userId: string): void {
  const others = (seenStore().read() ?? []).filter((id) => id !== userId)
  seenStore().write([userId, ...others].slice(0, KEPT))
}
