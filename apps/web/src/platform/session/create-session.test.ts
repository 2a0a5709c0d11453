import type { CallResult, Client } from '@beckon/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession, type SessionActor } from './create-session.ts'
import type { Session, SessionStore } from './session-store.ts'

const HOUR = 3600
const start = Date.UTC(2026, 10, 21, 9) / 1000
const user = { id: 'u1', email: 'shop@beckon.test' }
const kept: Session = { user, accessToken: 'a0', idToken: 'i0', refreshToken: 'r0', expires: start + HOUR }
const offline = { ok: false, error: { kind: 'offline' } } as const
const refused = {
  ok: false,
  error: {
    kind: 'refused',
    status: 401,
    failure: {
      errors: [
        { code: 'auth.refresh-failed', message: '', meta: { translation_key: 'auth.refresh-failed' } },
      ],
      request_id: 'q',
    },
  },
} as const
const tokens = (n: number) => ({ AccessToken: `a${n}`, IdToken: `i${n}`, Expires: 0, ExpiresIn: HOUR })
const signedIn = {
  ok: true,
  answer: { result: { user, AuthenticationResult: { ...tokens(1), RefreshToken: 'r1' } } },
}
const extended = (n: number) => ({ ok: true, answer: { result: { AuthenticationResult: tokens(n) } } })

/** A service that gives the answers prepared for each call, and a store that another tab can change. */
function world(saved?: Session) {
  const answers: Record<string, unknown[]> = { login: [], extendLogin: [], logout: [] }
  const asked: { name: string; authorization: string | undefined }[] = []
  const said: string[] = []
  let value = saved
  let otherTab: (session: Session | undefined) => void = () => {}
  const store: SessionStore = {
    read: () => value,
    write: (next) => void (value = next),
    clear: () => void (value = undefined),
    onChange: (told) => {
      otherTab = told
      return () => {}
    },
  }
  const clientWith = (authorization: string | undefined): Client => ({
    call: async (call) => {
      asked.push({ name: call.name, authorization })
      return (answers[call.name]?.shift() ?? offline) as CallResult<never>
    },
  })
  return {
    answers,
    asked,
    said,
    stored: () => value,
    changeInOtherTab: (session: Session | undefined) => otherTab(session),
    open: () => createSession({ clientWith, store, say: (notice) => said.push(notice) }),
  }
}

const userOf = (actor: SessionActor) => actor.getSnapshot().context.session?.user ?? null
const tokenOf = (actor: SessionActor) => actor.getSnapshot().context.session?.accessToken
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => void vi.useFakeTimers({ now: start * 1000 }))
afterEach(() => void vi.useRealTimers())

describe('signing in', () => {
  it('stores the user and the tokens, with the end by this clock', async () => {
    const { answers, open, stored } = world()
    answers['login'] = [signedIn]
    const actor = open()
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'x' })
    expect(actor.getSnapshot().matches('attempting')).toBe(true)
    await seconds(0)
    expect(userOf(actor)).toEqual(user)
    expect(stored()).toMatchObject({ accessToken: 'a1', refreshToken: 'r1', expires: start + HOUR })
  })

  it('says why it failed, and keeps nothing', async () => {
    const { answers, open, stored } = world()
    answers['login'] = [refused]
    const actor = open()
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'x' })
    await seconds(0)
    expect(actor.getSnapshot().context.problem).toEqual(refused.error)
    expect(stored()).toBeUndefined()
  })
})

describe('a token', () => {
  it('is refreshed at the start, and 600 seconds before its end, keeping the refresh token', async () => {
    const { answers, open, asked, stored } = world(kept)
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    expect(tokenOf(actor)).toBe('a1')
    await seconds(HOUR - 601)
    expect(tokenOf(actor)).toBe('a1')
    await seconds(1)
    expect(tokenOf(actor)).toBe('a2')
    expect(stored()?.refreshToken).toBe('r0')
    expect(asked.map(({ name }) => name)).toEqual(['extendLogin', 'extendLogin'])
  })

  it('that cannot be refreshed signs the user out', async () => {
    const { answers, open, stored, said } = world(kept)
    answers['extendLogin'] = [refused]
    const actor = open()
    await seconds(0)
    expect(userOf(actor)).toBeNull()
    expect(stored()).toBeUndefined()
    expect(said).toEqual(['session.expired'])
  })

  it('survives a lost connection while it lasts, and is refreshed when that is back', async () => {
    const { answers, open } = world(kept)
    answers['extendLogin'] = [offline, offline, extended(1)]
    const actor = open()
    await seconds(0)
    expect(userOf(actor)).toEqual(user)
    await seconds(20)
    expect(tokenOf(actor)).toBe('a1')
  })

  it('that ended while there was no connection is over', async () => {
    const { open, said } = world(kept)
    const actor = open()
    await seconds(HOUR + 10)
    expect(userOf(actor)).toBeNull()
    expect(said).toEqual(['session.expired'])
  })

  it('is refreshed when the service refuses it', async () => {
    const { answers, open } = world(kept)
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    actor.send({ type: 'REJECTED' })
    await seconds(0)
    expect(tokenOf(actor)).toBe('a2')
  })

  it('is looked at again after a sleep that outlasted the timer', async () => {
    const { answers, open } = world(kept)
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    vi.setSystemTime((start + HOUR) * 1000)
    actor.send({ type: 'WAKE' })
    await seconds(0)
    expect(tokenOf(actor)).toBe('a2')
  })
})

describe('signing out', () => {
  it('forgets at once, tells the service with the token it had, and says so', async () => {
    const { answers, open, stored, said, asked } = world(kept)
    answers['extendLogin'] = [extended(1)]
    const actor = open()
    await seconds(0)
    actor.send({ type: 'LOGOUT' })
    expect(userOf(actor)).toBeNull()
    expect(stored()).toBeUndefined()
    expect(said).toEqual(['session.disconnected'])
    expect(asked.at(-1)).toEqual({ name: 'logout', authorization: 'Bearer a1|i1' })
  })

  it('in another tab signs this one out', async () => {
    const { answers, open, changeInOtherTab, said } = world(kept)
    answers['extendLogin'] = [extended(1)]
    const actor = open()
    await seconds(0)
    changeInOtherTab(undefined)
    expect(userOf(actor)).toBeNull()
    expect(said).toEqual(['session.disconnected'])
  })

  it('is undone by another tab that signs in', async () => {
    const { open, changeInOtherTab } = world()
    const actor = open()
    changeInOtherTab(kept)
    expect(userOf(actor)).toEqual(user)
  })
})
