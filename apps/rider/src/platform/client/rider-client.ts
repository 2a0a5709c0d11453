import type { Call } from '@beckon/contract'
import { type CallError, type CallResult, type Client, createClient } from '@beckon/contract/client'
import type { Session } from '../session/index.ts'

/** Returns the language of answers; undefined for that of the browser. */
export type Language = () => string | undefined

function languageHeader(language: Language): Record<string, string> {
  const tag = language()
  return tag === undefined ? {} : { 'accept-language': tag }
}

/** A client without a session: for logging in and for access tokens. */
export const openClient = (language: Language): Client =>
  createClient({ origin: '', retries: 0, headers: () => languageHeader(language) })

export interface RiderClientOptions {
  readonly language: Language
  /** Repetitions after a lost connection, a 429, or a 5xx. */
  readonly retries: number
}

/** The client of the logged-in rider: renews the access token before it expires, and once when it is rejected. */
export function riderClient(
  session: Pick<Session, 'token' | 'replace'>,
  { language, retries }: RiderClientOptions,
): Client {
  const raw = createClient({
    origin: '',
    retries,
    headers: async () => {
      const token = await session.token()
      return {
        ...languageHeader(language),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }
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
