import { z } from 'zod'
import { now, repeat } from '../clock/index.ts'
import { stored } from '../storage/index.ts'
import type { Session } from './session.ts'

/** Seconds without a key or a pointer after which an operator is logged out, as the service does without calls. */
export const IDLE_SECONDS = 3600
const CHECK_MS = 30_000
/** Seconds between two writes of the last use. */
const WRITTEN = 20

/** The last use of the console in any tab of this browser. */
const lastUse = stored('used', z.number())

/**
 * Logs an operator out who has not used the console for an hour. Pages that are read again and again would keep the
 * session alive for ever.
 */
export function watchIdle(session: Session): () => void {
  // Also here, because a browser may forbid storage, and a pointer that moves must not read it each time.
  let ownUse = now()
  let written = ownUse
  lastUse.write(written)
  const use = () => {
    ownUse = now()
    if (ownUse - written < WRITTEN) return
    written = ownUse
    lastUse.write(written)
  }
  const check = () => {
    const isIdle = now() - Math.max(ownUse, lastUse.read() ?? 0) >= IDLE_SECONDS
    if (isIdle && session.state.get().status === 'in') void session.logOut()
  }
  const events = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const
  for (const event of events) window.addEventListener(event, use, { passive: true })
  const end = repeat(check, CHECK_MS)
  return () => {
    end()
    for (const event of events) window.removeEventListener(event, use)
  }
}
