import {
  type GuestSession,
  guestSession,
  type StoredGuest,
  type PlatformSession,
  platformSession,
} from './sessions.ts'

/** Values that the browser stored earlier. */
export interface StoredSessions {
  readonly platformToken: string | undefined
  readonly guest: StoredGuest | undefined
}

export type ChosenMode =
  | { readonly mode: 'godroid'; readonly session: PlatformSession }
  | { readonly mode: 'guest'; readonly session: GuestSession }
  /** `failed`: the mode whose stored value is invalid and has to be cleared. */
  | { readonly mode: 'classic'; readonly failed: 'godroid' | 'guest' | null }

/** How the portal starts. A platform's token comes first; when it makes no sense the portal is the classic one. */
export function chooseMode({ platformToken, guest }: StoredSessions, now: number): ChosenMode {
  if (platformToken !== undefined) {
    const session = platformSession(platformToken)
    return session ? { mode: 'godroid', session } : { mode: 'classic', failed: 'godroid' }
  }
  if (guest === undefined) return { mode: 'classic', failed: null }
  const session = guestSession(guest, now)
  return session ? { mode: 'guest', session } : { mode: 'classic', failed: 'guest' }
}

/** Only the page for embedding shows errors of the platform's token. */
export const reportsStartErrors = (path: string): boolean => path.endsWith('odwp')
