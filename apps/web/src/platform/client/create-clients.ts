import type { Call } from '@beckon/contract'
import { type CallError, type CallResult, type Client, createClient } from '@beckon/contract/client'
import { isRefusedFor } from './problem-of.ts'
import { authorizationOf, type SessionActor, settle } from '../session/index.ts'

/** The language of answers is the page's. */
const language = () => document.documentElement.lang || 'en'

/** A client that sends exactly this authorization. */
export const clientWith = (authorization: string | undefined): Client =>
  createClient({
    origin: '',
    headers: () => ({ 'accept-language': language(), ...(authorization ? { authorization } : {}) }),
  })

/**
 * The client of the logged-in user: waits for a running refresh, and refreshes once when a token is refused. A change that a
 * view of an operator may not make is announced, whatever its screen shows.
 */
export function clientOf(session: SessionActor, notifyReadOnly: () => void = () => undefined): Client {
  const raw = createClient({
    origin: '',
    headers: () => {
      const authorization = authorizationNow(session)
      return { 'accept-language': language(), ...(authorization ? { authorization } : {}) }
    },
  })
  async function send<T>(call: Call, make: () => Promise<CallResult<T>>): Promise<CallResult<T>> {
    const result = await withToken(session, call, make)
    const isReadOnly = !result.ok && isRefusedFor(result.error, 'view.read-only')
    if (isReadOnly && call.method !== 'GET') notifyReadOnly()
    return result
  }
  return {
    call: (call, input, options = {}) => send(call, () => raw.call(call, input, options)),
    open: (call, input, options = {}) => send(call, () => raw.open(call, input, options)),
  }
}

/** Sends it once more with another token where the first was refused. */
async function withToken<T>(
  session: SessionActor,
  call: Call,
  send: () => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  if (call.audience === 'open') return send()
  const used = authorizationNow(session)
  const first = await send()
  if (first.ok || !isForToken(first.error)) return first
  // Another call may have had the token refreshed meanwhile: then it only has to be sent again.
  if (authorizationNow(session) === used) session.send({ type: 'REJECTED' })
  const settled = await settle(session)
  return settled.context.session ? send() : first
}

/** Not every 401: a wrong present password is no reason for another token, and sent again it would count twice. */
const isForToken = (error: CallError): boolean =>
  isRefusedFor(error, 'auth.required') ||
  isRefusedFor(error, 'auth.token-expired') ||
  isRefusedFor(error, 'view.over')

function authorizationNow(actor: SessionActor): string | undefined {
  const { session } = actor.getSnapshot().context
  return session ? authorizationOf(session) : undefined
}
