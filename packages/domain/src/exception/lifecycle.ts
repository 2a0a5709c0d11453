import { EXCEPTION_REOPEN_SECONDS } from '../limits/index.ts'

/** The stored state of an exception. Times in seconds since 1970. */
export interface KnownException {
  /** Null while it is open. */
  readonly closedAt: number | null
  /** Whether its cause was there at the last look; a closed one may still have it. */
  readonly hasCause: boolean
  /** Since when the cause of an open one is gone; null while it is there. */
  readonly absentSince: number | null
  /** How often it came back. */
  readonly reopenings: number
}

/** `forget` is for the cause of one that a person closed; `miss` and `find` for that of an open one. */
export type ExceptionStep = 'none' | 'open' | 'reopen' | 'close' | 'miss' | 'find' | 'forget'

const FIRST_WAIT_SECONDS = 60
const LONGEST_WAIT_SECONDS = 900

/** Seconds without its cause after which an exception is closed: the longer, the more often it came back. */
export const settleSeconds = (reopenings: number): number =>
  reopenings === 0 ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (reopenings - 1))

/**
 * Returns what becomes of an exception, by whether its cause is there now. One that a person closed stays closed until
 * its cause has gone and come back.
 */
export function nextStep(known: KnownException | undefined, hasCause: boolean, now: number): ExceptionStep {
  if (!known) return hasCause ? 'open' : 'none'
  if (known.closedAt === null) return hasCause ? found(known) : missed(known, now)
  if (!hasCause) return known.hasCause ? 'forget' : 'none'
  if (known.hasCause) return 'none'
  return now - known.closedAt <= EXCEPTION_REOPEN_SECONDS ? 'reopen' : 'open'
}

const found = ({ absentSince }: KnownException): ExceptionStep => (absentSince === null ? 'none' : 'find')

function missed({ absentSince, reopenings }: KnownException, now: number): ExceptionStep {
  if (now - (absentSince ?? now) >= settleSeconds(reopenings)) return 'close'
  return absentSince === null ? 'miss' : 'none'
}
