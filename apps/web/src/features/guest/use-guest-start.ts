import { accountCalls } from '@beckon/contract'
import { useState } from 'react'
import { problemOf, useClient } from '../../platform/client/index.ts'
import { serverSeconds } from '../../platform/clock/index.ts'
import { guestSession } from '../../platform/mode/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useVisitor } from '../../platform/visitor/index.ts'

/** Starts a guest session and opens the first request. */
export function useGuestStart() {
  const client = useClient()
  const { continueAsGuest } = useVisitor()
  const { say } = useTexts()
  const notify = useNotify()
  const [isStarting, setStarting] = useState(false)
  const start = async () => {
    setStarting(true)
    const answered = await client.call(accountCalls.startGuest, {})
    setStarting(false)
    const guest = answered.ok ? guestSession(answered.answer.result, serverSeconds()) : undefined
    if (!guest) {
      const key = answered.ok ? 'error.unexpected' : problemOf(answered.error).key
      return notify(say(key), { kind: 'error', duration: LONGEST_DURATION_MS })
    }
    continueAsGuest(guest)
  }
  return { isStarting, start: () => void start() }
}
