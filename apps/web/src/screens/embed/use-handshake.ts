import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { platformSession, useHostPage } from '../../platform/mode/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

type Violation = 'platform.error.no-answer' | 'platform.error.token'
type HandshakeResult = { readonly vendorId: string } | { readonly violation: Violation }

/**
 * Announces readiness to the embedding page; with its token the session begins. Without one an earlier token is used;
 * else the error is shown, and the portal is the classic one.
 */
export function useHandshake(): void {
  const answer = useAnswerOfHost()
  const { mode, grantedVendor } = useSession()
  const known = mode === 'godroid' ? grantedVendor : null
  const navigate = useNavigate()
  const notify = useNotify()
  const { t } = useTexts()
  useEffect(() => {
    if (!answer) return
    const outcome = outcomeOf(answer.token, known)
    if ('violation' in outcome) {
      notify(t(outcome.violation), { kind: 'error', duration: LONGEST_DURATION_MS })
      void navigate({ to: '/', replace: true })
    } else {
      const params = { vendorID: outcome.vendorId }
      void navigate({ to: '/request-a-rider/{-$vendorID}', params, replace: true })
    }
  }, [answer, known, navigate, notify, t])
}

/** Null before an answer; without a token when there is no answer or no embedding page. */
function useAnswerOfHost(): { readonly token: string | undefined } | null {
  const host = useHostPage()
  const [answer, setAnswer] = useState<{ token: string | undefined } | null>(null)
  useEffect(() => {
    let isHere = true
    const handshake = host.isEmbedded ? host.ask({ type: 'beckon:ready' }) : Promise.resolve(undefined)
    void handshake.then((token) => isHere && setAnswer({ token }))
    return () => {
      isHere = false
    }
  }, [host])
  return answer
}

function outcomeOf(token: string | undefined, known: string | null): HandshakeResult {
  if (token === undefined)
    return known === null ? { violation: 'platform.error.no-answer' } : { vendorId: known }
  const given = platformSession(token)
  return given ? { vendorId: given.vendorId } : { violation: 'platform.error.token' }
}
