import { riderCalls } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { useEffect, useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { deviceName } from '../../platform/session/index.ts'

/** A code that was sent. */
export interface SentCode {
  readonly phone: string
  readonly digits: number
  /** Seconds since 1970. */
  readonly expiresAt: number
}

export interface SignIn {
  readonly step: 'invitation' | 'phone' | 'code'
  readonly sent: SentCode | undefined
  readonly isBusy: boolean
  readonly problem: CallProblem | undefined
  readonly sendCode: (phone: string) => Promise<void>
  readonly logIn: (code: string) => Promise<void>
  readonly changeNumber: () => void
}

const device = () => deviceName(navigator.userAgent)

/** Logs in by an invitation, or by a code that is sent to the rider's number. */
export function useSignIn(): SignIn {
  const { client, session, invitation } = useDeps()
  const { isBusy, problem, setProblem, attempt } = useAttempt()
  const [opened] = useState(() => invitation.get())
  const [step, setStep] = useState<SignIn['step']>(opened === undefined ? 'phone' : 'invitation')
  const [sent, setSent] = useState<SentCode>()
  useEffect(() => {
    if (opened === undefined) return
    const body = { token: opened, device_name: device() }
    void client.call(riderCalls.acceptRiderInvitation, { body }).then(async (called) => {
      if (called.ok) {
        await session.begin(called.answer.result)
        return invitation.set(undefined)
      }
      setStep('phone')
      setProblem(problemOf(called.error))
    })
  }, [opened, client, session, invitation, setProblem])
  return {
    step,
    sent,
    isBusy,
    problem,
    async sendCode(phone) {
      const body = { phone_number: phone }
      const answer = await attempt(() => client.call(riderCalls.sendRiderCode, { body }))
      if (!answer) return
      setSent({ phone, digits: answer.result.digits, expiresAt: answer.result.expires_at })
      setStep('code')
    },
    async logIn(code) {
      const body = { phone_number: sent?.phone ?? '', code, device_name: device() }
      const answer = await attempt(() => client.call(riderCalls.riderLogin, { body }))
      if (!answer) return
      await session.begin(answer.result)
      invitation.set(undefined)
    },
    changeNumber() {
      setProblem(undefined)
      setStep('phone')
    },
  }
}

/** Makes one call at a time, and keeps the problem of the last one. */
function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  async function attempt<T>(call: () => Promise<CallResult<T>>): Promise<T | undefined> {
    setBusy(true)
    setProblem(undefined)
    const result = await call()
    setBusy(false)
    if (result.ok) return result.answer
    setProblem(problemOf(result.error))
    return undefined
  }
  return { isBusy, problem, setProblem, attempt }
}
