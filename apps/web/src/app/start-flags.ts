import type { BrowserConfig } from '@beckon/contract'
import { createPageFlags, type PageFlags } from '../platform/flags/index.ts'
import type { SessionActor } from '../platform/session/index.ts'

type Snapshot = ReturnType<SessionActor['getSnapshot']>

/** Reads the flags for whoever is signed in, and again for the next. */
export function startFlags(
  config: BrowserConfig,
  session: SessionActor,
  sayViolation: () => void,
): PageFlags {
  const onError = () => {
    // Without a connection the page says that already.
    if (navigator.onLine) sayViolation()
  }
  const flags = createPageFlags({ config, asker: askerIn(session.getSnapshot()), onError })
  session.subscribe((snapshot) => flags.identify(askerIn(snapshot)))
  return flags
}

const askerIn = ({ context: { session } }: Snapshot) => ({
  userId: session?.mode === 'classic' ? session.user.id : null,
  mode: session?.mode ?? 'classic',
})
