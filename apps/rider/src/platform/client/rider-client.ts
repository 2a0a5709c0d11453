import type { Call } from '@beckon/contract'
import { type CallError, type CallResult, type Client, createClient } from '@beckon/contract/client'
import type { Session } from '../session/index.ts'

const language = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.lang || undefined

const baseHeaders = (): Record<string, string> => {
  const tag = language()
  return tag === undefined ? {} : { 'accept-language': tag }
}

/** A client without a session: for logging in and for access tokens. */
export const openClient = (retries = 0): Client => createClient({ origin: '', retries, headers: baseHeaders })

/** The client of the logged-in rider: renews the access token before it expires, and once when it is rejected. */
export function riderClient(session: Pick<Session, 'token' | 'replace'>, retries: number): Client {
  const raw = createClient({
    origin: '',
    retries,
    headers: async () => {
      const token = await session.token()
      return { ...baseHeaders(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
    },
  })
  const withToken = async <T>(call: Call, send: () => Promise<CallResult<T>>): Promise<CallResult<T>> => {
    if (call.audience === 'open') return send()
    const used = await session.token()
    const first = await send()
    if (first.ok || used === undefined || !isForToken(first.error)) return first
    return (await session.replace(used)) === undefined ? first : send()
  }
  return {
    call: (call, input, options = {}) => withToken(call, () => raw.call(call, input, options)),
    open: (call, input, options = {}) => withToken(call, () => raw.open(call, input, options)),
  }
}

const tokenCodes: readonly string[] = ['auth.required', 'auth.token-expired']

function isForToken(error: CallError): boolean {
  if (error.kind !== 'refused' || error.status !== 401) return false
  return tokenCodes.includes(error.failure.errors[0]?.code ?? '')
}
