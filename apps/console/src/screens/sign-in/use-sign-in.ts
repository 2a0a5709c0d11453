import { calls, type LoginStep, type OperatorMe } from '@beckon/contract'
import type { CallResult } from '@beckon/contract/client'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import type { MailLink } from '../../platform/session/index.ts'

/** A step of the login that is shown. */
export type Shown =
  | { readonly step: 'password'; readonly notice?: 'console.login.forgot-sent' | 'console.login.reset-done' }
  | { readonly step: 'forgot' }
  | { readonly step: MailLink['kind']; readonly token: string }
  | Exclude<LoginStep, { step: 'done' }>
  | { readonly step: 'recovery'; readonly codes: readonly string[]; readonly me: OperatorMe }

const firstStep = (link: MailLink | undefined): Shown =>
  link ? { step: link.kind, token: link.token } : { step: 'password' }

/** The login: a password, then a code of the second factor, which is set up at the first login. */
export function useSignIn() {
  const { client, session, link } = useDeps()
  const [shown, setShown] = useState<Shown>(() => firstStep(link.get()))
  const [problem, setProblem] = useState<CallProblem>()
  const [isRunning, setRunning] = useState(false)
  const run = async <T>(call: () => Promise<CallResult<T>>, then: (answer: T) => void) => {
    setRunning(true)
    const result = await call()
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) then(result.answer)
  }
  const show = (next: Shown) => {
    // A token counts once.
    link.set(undefined)
    setProblem(undefined)
    setShown(next)
  }
  const begin = (me: OperatorMe) => {
    link.set(undefined)
    session.begin(me)
  }
  const resetDone = () => show({ step: 'password', notice: 'console.login.reset-done' })
  const finish = ({ result }: { readonly result: OperatorMe }) => begin(result)
  const goOn = ({ result }: { readonly result: LoginStep }) =>
    result.step === 'done' ? begin(result.me) : show(result)
  return {
    ...{ shown, problem, isRunning, show, begin },
    logIn: (email: string, password: string) =>
      run(() => client.call(calls.operatorLogin, { body: { email_address: email, password } }), goOn),
    confirm: (ticket: string, code: string) =>
      run(() => client.call(calls.operatorLoginCode, { body: { ticket, code } }), finish),
    enrol: (ticket: string, code: string) =>
      run(
        () => client.call(calls.operatorLoginEnrol, { body: { ticket, code } }),
        ({ result }) => show({ step: 'recovery', codes: result.recovery_codes, me: result.me }),
      ),
    accept: (token: string, name: string, password: string) =>
      run(() => client.call(calls.acceptOperatorInvitation, { body: { token, name, password } }), goOn),
    forget: (email: string) =>
      run(
        () => client.call(calls.forgotOperatorPassword, { body: { email_address: email } }),
        () => show({ step: 'password', notice: 'console.login.forgot-sent' }),
      ),
    reset: (token: string, password: string) =>
      run(() => client.call(calls.resetOperatorPassword, { body: { token, password } }), resetDone),
  }
}
