import type { BrowserConfig } from '@beckon/contract'
import { createPageFlags, openChain, type PageFlags } from '../platform/flags/index.ts'
import { modeOfSession, type SessionActor } from '../platform/session/index.ts'

type Snapshot = ReturnType<SessionActor['getSnapshot']>

/** Reads the flags for the logged-in user, and again for the next one. */
export function startFlags(
  config: BrowserConfig,
  session: SessionActor,
  sayViolation: () => void,
): PageFlags {
  const onError = () => {
    // Without a connection another banner is shown already.
    if (navigator.onLine) sayViolation()
  }
  const flags = createPageFlags({
    config,
    flagContext: flagContextOf(session.getSnapshot()),
    openChain,
    onError,
  })
  session.subscribe((snapshot) => flags.identify(flagContextOf(snapshot)))
  return flags
}

const flagContextOf = ({ context: { session } }: Snapshot) => ({
  userId: session?.mode === 'classic' ? session.user.id : null,
  mode: modeOfSession(session),
})
