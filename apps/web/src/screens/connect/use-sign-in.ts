import type { CallError } from '@beckon/contract/client'
import { useState } from 'react'
import { authProblemOf, canBeName, lastName, valuesOf, waitOf } from '../../features/account-form/index.ts'
import { useConfig } from '../../platform/client/index.ts'
import { useVisitor } from '../../platform/visitor/index.ts'
import { checkCredentials, type Violations, type Filled } from './check-credentials.ts'

/** The form of signing in: what is typed, what is wrong with it, and why the service refused. */
export function useSignIn() {
  const { attempt, isAttempting, problem } = useVisitor()
  const { country } = useConfig()
  const [filled, setFilled] = useState<Filled>(() => ({ email: lastName().read() ?? '', password: '' }))
  const [violations, setViolations] = useState<Violations>({})
  // Typing takes the refusal away: it was about what is being changed.
  const [touched, setTouched] = useState<CallError | null>(null)
  const fill = (change: Partial<Filled>) => {
    // The number rules are loaded before the form is submitted.
    if (change.email) canBeName(change.email, country)
    setFilled({ ...filled, ...change })
    setViolations(Object.fromEntries(Object.entries(violations).filter(([field]) => !(field in change))))
    setTouched(problem)
  }
  const submit = (): Violations => {
    const found = checkCredentials(filled, country)
    setViolations(found)
    setTouched(null)
    if (Object.keys(found).length === 0) attempt({ email: filled.email.trim(), password: filled.password })
    return found
  }
  const refusal = problem && problem !== touched && !isAttempting ? refusalOf(problem) : undefined
  return { filled, violations, refusal, isAttempting, fill, submit }
}

export interface Refusal {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  /** The field that it is about, if it is about one. */
  readonly field?: keyof Filled
  /** Seconds to wait before the next try. */
  readonly wait?: number
}

const fieldOf: Readonly<Record<string, keyof Filled>> = {
  'auth.user-not-found': 'email',
  'auth.password-invalid': 'password',
}

function refusalOf(error: CallError): Refusal {
  const problem = authProblemOf(error)
  const field = fieldOf[problem.key]
  const wait = waitOf(problem)
  return {
    key: problem.key,
    values: valuesOf(problem),
    ...(field ? { field } : {}),
    ...(wait === undefined ? {} : { wait }),
  }
}
