import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'

export const session = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  /** Seconds since 1970 by the clock of this browser, which may be wrong. */
  expires: z.number(),
})

/** Who is signed in, and with what. */
export type Session = z.infer<typeof session>

export type SessionStore = Stored<Session>

/** Shared by the tabs of this browser. */
export const sessionStore = (): SessionStore => stored('session', session)
