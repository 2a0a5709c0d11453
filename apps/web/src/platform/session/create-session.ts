import { accountCalls, type SessionTokens } from '@beckon/contract'
import type { CallResult, Client } from '@beckon/contract/client'
import { createActor, fromPromise } from 'xstate'
import { nowSeconds } from '../clock/index.ts'
import { type Credentials, refreshDelay, type Signed, sessionMachine } from './session.machine.ts'
import type { Session, SessionStore } from './session-store.ts'

export interface SessionParts {
  /** A client that sends this authorization and no other: signing in has none yet. */
  readonly clientWith: (authorization: string | undefined) => Client
  readonly store: SessionStore
  readonly say: (notice: 'session.disconnected' | 'session.expired') => void
}

/** The session of this browser, running. */
export function createSession({ clientWith, store, say }: SessionParts) {
  const client = clientWith(undefined)
  const chart = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Signed, Credentials>(({ input }) => signIn(client, input)),
      extend: fromPromise<Signed, Session>(({ input }) => extend(client, input)),
    },
    actions: {
      keep: (_, session) => store.write(session),
      forget: () => store.clear(),
      endOnServer: (_, session) => void (session && endOnServer(clientWith(bearer(session)))),
      sayDisconnected: () => say('session.disconnected'),
      sayExpired: () => say('session.expired'),
    },
    guards: { isOver: (_, session) => !session || session.expires <= nowSeconds() },
    delays: { untilRefresh: ({ context }) => refreshDelay(context.session, nowSeconds()) },
  })
  const actor = createActor(chart, { input: { session: store.read() ?? null } })
  store.onChange((session) => actor.send({ type: 'STORED', session: session ?? null }))
  actor.start()
  return actor
}

export type SessionActor = ReturnType<typeof createSession>

async function signIn(client: Client, { email, password }: Credentials): Promise<Signed> {
  const answered = await client.call(accountCalls.login, { body: { email_address: email, password } })
  if (!answered.ok) return answered
  const { user, AuthenticationResult } = answered.answer.result
  return { ok: true, session: { user, ...fromTokens(AuthenticationResult) } }
}

async function extend(client: Client, session: Session): Promise<Signed> {
  const answered = await client.call(accountCalls.extendLogin, {
    body: { refresh_token: session.refreshToken },
  })
  if (!answered.ok) return answered
  const tokens = { ...answered.answer.result.AuthenticationResult, RefreshToken: session.refreshToken }
  return { ok: true, session: { user: session.user, ...fromTokens(tokens) } }
}

function fromTokens(tokens: SessionTokens): Omit<Session, 'user'> {
  return {
    accessToken: tokens.AccessToken,
    idToken: tokens.IdToken,
    refreshToken: tokens.RefreshToken,
    expires: nowSeconds() + tokens.ExpiresIn,
  }
}

/** Signing out here does not wait for the service; a token that it did not hear of ends by itself. */
const endOnServer = (client: Client): Promise<CallResult<unknown>> => client.call(accountCalls.logout, {})

/** What a call sends in its `authorization` header. */
export const bearer = (session: Session): string => `Bearer ${session.accessToken}|${session.idToken}`
