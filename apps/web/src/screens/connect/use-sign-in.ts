import type { CallError } from '@beckon/contract/client'
import type { TextKey } from '@beckon/texts'
import { useState } from 'react'
import { problemOf } from '../../platform/client/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { checkCredentials, type Faults, type Filled } from './check-credentials.ts'

/** The form of signing in: what is typed, what is wrong with it, and why the service refused. */
export function useSignIn() {
  const { attempt, isAttempting, problem } = useSession()
  const [filled, setFilled] = useState<Filled>({ email: '', password: '' })
  const [faults, setFaults] = useState<Faults>({})
  // Typing takes the refusal away: it was about what is being changed.
  const [touched, setTouched] = useState<CallError | null>(null)
  const fill = (change: Partial<Filled>) => {
    setFilled({ ...filled, ...change })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))))
    setTouched(problem)
  }
  const submit = (): Faults => {
    const found = checkCredentials(filled)
    setFaults(found)
    setTouched(null)
    if (Object.keys(found).length === 0) attempt({ email: filled.email.trim(), password: filled.password })
    return found
  }
  const refusal = problem && problem !== touched && !isAttempting ? refusalOf(problem) : undefined
  return { filled, faults, refusal, isAttempting, fill, submit }
}

export interface Refusal {
  readonly key: string
  /** The field that it is about, if it is about one. */
  readonly field?: keyof Filled
}

const fieldOf: Readonly<Record<string, keyof Filled>> = {
  'auth.user-not-found': 'email',
  'auth.password-invalid': 'password',
}

const offline: TextKey = 'auth.offline'

function refusalOf(error: CallError): Refusal {
  if (error.kind === 'offline') return { key: offline }
  const { key } = problemOf(error)
  const field = fieldOf[key]
  return field ? { key, field } : { key }
}
