import { calls, type OperatorMe } from '@beckon/contract'
import type { CallError, CallResult, Client } from '@beckon/contract/client'
import type { CountryCode } from '@beckon/domain/country'
import type { OperatorAction } from '@beckon/domain/operator'
import { createStore, type Store } from '../store/index.ts'

/** Whether an operator is logged in; `unknown` until the service was asked. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly me: OperatorMe }

export interface Session {
  readonly state: Store<SessionState>
  /** Asks the service who is logged in; returns the error where it could not be asked. */
  load(): Promise<CallError | undefined>
  /** After a login. */
  begin(me: OperatorMe): void
  /** After a refused call: the session ended elsewhere. */
  end(): void
  logOut(): Promise<CallResult<unknown>>
}

export function createSession(client: Client): Session {
  const state = createStore<SessionState>({ status: 'unknown' })
  return {
    state,
    async load() {
      const result = await client.call(calls.readOperator, {})
      if (result.ok) state.set({ status: 'in', me: result.answer.result })
      else if (result.error.kind === 'refused') state.set({ status: 'out' })
      else return result.error
      return undefined
    },
    begin: (me) => state.set({ status: 'in', me }),
    end: () => state.set({ status: 'out' }),
    async logOut() {
      const result = await client.call(calls.operatorLogout, {})
      if (result.ok || result.error.kind === 'refused') state.set({ status: 'out' })
      return result
    },
  }
}

/** Whether the roles of an operator in a country allow an action. */
export const isAllowed = ({ countries }: OperatorMe, country: CountryCode, action: OperatorAction): boolean =>
  countries.some((one) => one.country === country && one.can.includes(action))
