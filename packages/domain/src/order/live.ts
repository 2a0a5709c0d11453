/** Two records of one order, as a screen holds them. Times in seconds since 1970. */
interface Versioned {
  readonly updated_at: number
  readonly version: number
}

/** Whether what came is newer than what is held. Several changes of one second are told apart by the version. */
export const isNewer = (held: Versioned | undefined, came: Versioned): boolean =>
  held === undefined ||
  (came.version === held.version ? came.updated_at > held.updated_at : came.version > held.version)

/** Whether a page takes up a live change: tracking those made today or later, history those made before. */
export const takesUp = (page: 'tracking' | 'history', createdAt: number, todayFrom: number): boolean =>
  page === 'tracking' ? createdAt >= todayFrom : createdAt < todayFrom

/** After this many seconds a screen asks again: where estimates move, or there is no socket, sooner. */
export const staleAfter = (session: {
  readonly isGuest: boolean
  readonly dynamicTimeEstimation: boolean
}): number => (session.isGuest || session.dynamicTimeEstimation ? 60 : 300)
