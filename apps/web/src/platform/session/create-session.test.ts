import type { CallResult, Client } from '@beckon/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnServerTime } from '../clock/index.ts'
import type { HostPage, ViewSession } from '../mode/index.ts'
import type { Stored } from '../storage/index.ts'
import { createSession, type SessionActor } from './create-session.ts'
import { authorizationOf, type ClassicSession, forgottenBetween } from './session-store.ts'
import { isSignedIn } from './is-signed-in.ts'

const HOUR = 3600
const start = Date.UTC(2026, 10, 21, 9) / 1000
const user = { id: 'u1', email: 'shop@beckon.test' }
const kept: ClassicSession = {
  mode: 'classic',
  user,
  accessToken: 'a0',
  idToken: 'i0',
  refreshToken: 'r0',
  expires: start + HOUR,
}
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

/** A value that another tab can change. */
function box<T>(saved: T | undefined) {
  let value = saved
  let otherTab: (next: T | undefined) => void = () => {}
  const store: Stored<T> = {
    read: () => value,
    write: (next) => void (value = next),
    clear: () => void (value = undefined),
    onChange: (told) => {
      otherTab = told
      return () => {}
    },
  }
  const change = (next: T | undefined) => {
    value = next
    otherTab(next)
  }
  return { store, change }
}

interface Saved {
  readonly classic?: ClassicSession
  readonly platformToken?: string
  readonly guest?: { readonly vendor_id: string; readonly token: string }
  readonly orders?: string[]
  readonly view?: ViewSession | null
}

/** A service that gives the answers prepared for each call, a page around ours, and stores that another tab can change. */
function world({ classic, platformToken, guest, orders, view }: Saved = {}) {
  const answers: Record<string, unknown[]> = { login: [], extendLogin: [], logout: [] }
  const calls: { name: string; authorization: string | undefined }[] = []
  const said: string[] = []
  const kept = box<ClassicSession>(classic)
  const tokens = box<string>(platformToken)
  const guests = box<{ vendor_id: string; token: string }>(guest)
  const guestOrders = box<string[]>(orders)
  const toHost: string[] = []
  const fromHost: (string | undefined)[] = []
  let push: (token: string) => void = () => {}
  const host: HostPage = {
    isEmbedded: true,
    post: ({ type }) => void toHost.push(type),
    onToken: (told) => {
      push = told
      return () => {}
    },
    ask: async ({ type }) => {
      toHost.push(type)
      return fromHost.shift()
    },
  }
  const clientWith = (authorization: string | undefined): Client => ({
    call: async (call) => {
      calls.push({ name: call.name, authorization })
      return (answers[call.name]?.shift() ?? offline) as CallResult<never>
    },
    open: async () => offline,
  })
  const modes = { platformToken: tokens.store, guest: guests.store, guestOrders: guestOrders.store }
  const store = kept.store
  return {
    answers,
    calls,
    said,
    toHost,
    fromHost,
    push: (token: string) => push(token),
    store,
    modes,
    stored: () => store.read(),
    changeInOtherTab: (session: ClassicSession | undefined) => kept.change(session),
    changeGuest: guests.change,
    open: () =>
      createSession({ clientWith, store, modes, host, view, notify: (notice) => said.push(notice) }).actor,
  }
}

const sessionOf = (actor: SessionActor) => actor.getSnapshot().context.session
const classicOf = (actor: SessionActor) => {
  const session = sessionOf(actor)
  return session?.mode === 'classic' ? session : undefined
}
const userOf = (actor: SessionActor) => classicOf(actor)?.user ?? null
const tokenOf = (actor: SessionActor) => classicOf(actor)?.accessToken
const headerOf = (actor: SessionActor) => {
  const session = sessionOf(actor)
  return session ? authorizationOf(session) : undefined
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

const turnClock = (hours: number) => {
  vi.setSystemTime(Date.now() + hours * HOUR * 1000)
}

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1000 })
  learnServerTime(new Date().toUTCString())
})
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

  it('the reason of a failed login is shown, and nothing is stored', async () => {
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
    const { answers, open, calls, stored } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    expect(tokenOf(actor)).toBe('a1')
    await seconds(HOUR - 601)
    expect(tokenOf(actor)).toBe('a1')
    await seconds(1)
    expect(tokenOf(actor)).toBe('a2')
    expect(stored()?.refreshToken).toBe('r0')
    expect(calls.map(({ name }) => name)).toEqual(['extendLogin', 'extendLogin'])
  })

  it('that cannot be refreshed signs the user out', async () => {
    const { answers, open, stored, said } = world({ classic: kept })
    answers['extendLogin'] = [refused]
    const actor = open()
    await seconds(0)
    expect(userOf(actor)).toBeNull()
    expect(stored()).toBeUndefined()
    expect(said).toEqual(['session.expired'])
  })

  it('survives a lost connection while it lasts, and is refreshed when that is back', async () => {
    const { answers, open } = world({ classic: kept })
    answers['extendLogin'] = [offline, offline, extended(1)]
    const actor = open()
    await seconds(0)
    expect(userOf(actor)).toEqual(user)
    await seconds(20)
    expect(tokenOf(actor)).toBe('a1')
  })

  it('that ended while there was no connection is over', async () => {
    const { open, said } = world({ classic: kept })
    const actor = open()
    await seconds(HOUR + 10)
    expect(userOf(actor)).toBeNull()
    expect(said).toEqual(['session.expired'])
  })

  it('is refreshed when the service refuses it', async () => {
    const { answers, open } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    actor.send({ type: 'REJECTED' })
    await seconds(0)
    expect(tokenOf(actor)).toBe('a2')
  })

  it('is looked at again after a sleep that outlasted the timer', async () => {
    const { answers, open } = world({ classic: kept })
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
  it('logging out clears the session at once, ends it at the service and shows a notice', async () => {
    const { answers, open, stored, said, calls } = world({ classic: kept })
    answers['extendLogin'] = [extended(1)]
    const actor = open()
    await seconds(0)
    actor.send({ type: 'LOGOUT' })
    expect(userOf(actor)).toBeNull()
    expect(stored()).toBeUndefined()
    expect(said).toEqual(['session.disconnected'])
    expect(calls.at(-1)).toEqual({ name: 'logout', authorization: 'Bearer a1|i1' })
  })

  it('in another tab signs this one out', async () => {
    const { answers, open, changeInOtherTab, said } = world({ classic: kept })
    answers['extendLogin'] = [extended(1)]
    const actor = open()
    await seconds(0)
    changeInOtherTab(undefined)
    expect(userOf(actor)).toBeNull()
    expect(said).toEqual(['session.disconnected'])
  })

  it.each([
    ['here', (actor: SessionActor) => actor.send({ type: 'LOGOUT' })],
    // Published a moment after the answer.
    ['in another tab', (_: SessionActor, store: Stored<ClassicSession>) => store.clear()],
  ])('%s while fresh tokens are on their way keeps nothing of them', async (_where, leave) => {
    const { answers, open, store, changeInOtherTab } = world({ classic: kept })
    answers['extendLogin'] = [extended(1)]
    const actor = open()
    leave(actor, store)
    await seconds(0)
    expect(store.read()).toBeUndefined()
    changeInOtherTab(undefined)
    expect(userOf(actor)).toBeNull()
  })

  it('is undone by another tab that signs in', async () => {
    const { open, changeInOtherTab } = world()
    const actor = open()
    changeInOtherTab(kept)
    expect(userOf(actor)).toEqual(user)
  })
})

describe('a clock that is wrong', () => {
  it.each([-7, 7])(
    'by %s hours from the start changes nothing: the token is refreshed in time',
    async (hours) => {
      const { answers, open, said } = world({ classic: { ...kept, expires: kept.expires + hours * HOUR } })
      turnClock(hours)
      answers['extendLogin'] = [extended(1), extended(2)]
      const actor = open()
      await seconds(0)
      expect(await isSignedIn(actor)).toBe(true)
      await seconds(HOUR - 601)
      expect(tokenOf(actor)).toBe('a1')
      await seconds(1)
      expect(tokenOf(actor)).toBe('a2')
      expect(said).toEqual([])
    },
  )

  it('that is turned ahead while the page is open does not sign out: the service is asked first', async () => {
    const { answers, open, said } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    turnClock(9)
    expect(await isSignedIn(actor)).toBe(true)
    expect(tokenOf(actor)).toBe('a2')
    expect(said).toEqual([])
  })

  it('a clock that is set back leaves a token that only the service can recognise as expired', async () => {
    const { answers, open } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), extended(2)]
    const actor = open()
    await seconds(0)
    turnClock(-9)
    actor.send({ type: 'WAKE' })
    actor.send({ type: 'REJECTED' })
    await seconds(0)
    expect(tokenOf(actor)).toBe('a2')
  })

  it('a session that the service has ended shows no notice', async () => {
    const { answers, open } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), refused]
    const actor = open()
    await seconds(0)
    turnClock(9)
    expect(await isSignedIn(actor)).toBe(false)
  })
})

describe('several tabs', () => {
  it('ask once: who had to wait finds what the first got', async () => {
    const { answers, open, calls } = world({ classic: kept })
    answers['extendLogin'] = [extended(1), extended(2)]
    const [first, second] = [open(), open()]
    await seconds(1)
    expect([calls.length, tokenOf(first), tokenOf(second)]).toEqual([1, 'a1', 'a1'])
  })

  it('ask again where nothing came of it', async () => {
    const { answers, open, calls } = world({ classic: kept })
    answers['extendLogin'] = [offline, extended(2)]
    const [first, second] = [open(), open()]
    await seconds(1)
    expect([calls.length, tokenOf(first), tokenOf(second)]).toEqual([2, 'a0', 'a2'])
  })
})

const tokenWith = (payload: unknown) => `h.${btoa(JSON.stringify(payload))}.s`
const platformToken = (expires: number, restaurant = 'v1', sub = 'u') =>
  tokenWith({
    iss: 'eats',
    sub,
    exp: expires,
    platform_tokens: [{ platform: 'p', restaurant_id: restaurant }],
  })

describe('inside a platform’s page', () => {
  const first = platformToken(start + HOUR)
  const second = platformToken(start + 2 * HOUR)

  it('starts with the stored token, is valid, and is sent under its own scheme', async () => {
    const { open } = world({ platformToken: first, classic: kept })
    const actor = open()
    expect(headerOf(actor)).toBe(`Platform ${first}`)
    expect(sessionOf(actor)).toMatchObject({ mode: 'godroid', vendorId: 'v1' })
    expect(await isSignedIn(actor)).toBe(true)
  })

  it('asks the page around it for a token 600 seconds before the end that the token itself names', async () => {
    const { open, toHost, fromHost, modes } = world({ platformToken: first })
    fromHost.push(second)
    const actor = open()
    await seconds(HOUR - 601)
    expect(toHost).toEqual([])
    await seconds(1)
    expect(toHost).toEqual(['beckon:token-needed'])
    expect(headerOf(actor)).toBe(`Platform ${second}`)
    expect(modes.platformToken.read()).toBe(second)
  })

  it.each([-7, 7])('reckons by the service’s clock where this one is wrong by %s hours', async (hours) => {
    const { open, toHost } = world({ platformToken: first })
    turnClock(hours)
    learnServerTime(new Date(start * 1000).toUTCString())
    open()
    await seconds(HOUR - 601)
    expect(toHost).toEqual([])
    await seconds(1)
    expect(toHost).toEqual(['beckon:token-needed'])
  })

  it('the token is used while the service does not answer, and ends at its expiry', async () => {
    const { open, toHost, said, modes } = world({ platformToken: first })
    const actor = open()
    await seconds(HOUR - 1)
    expect(toHost.length).toBeGreaterThan(5)
    expect(sessionOf(actor)?.mode).toBe('godroid')
    await seconds(31)
    expect([sessionOf(actor), said, modes.platformToken.read()]).toEqual([
      null,
      ['session.expired'],
      undefined,
    ])
  })

  it('takes a token that comes unasked, of another shop too', async () => {
    const { open, push, modes } = world({ platformToken: first })
    const actor = open()
    push(platformToken(start + HOUR, 'v2'))
    expect(sessionOf(actor)).toMatchObject({ vendorId: 'v2' })
    push('nonsense')
    expect(sessionOf(actor)).toMatchObject({ vendorId: 'v2' })
    expect(modes.platformToken.read()).toContain('.')
  })

  it('begins when the embedding page sends a token, and does not change the account of other tabs', async () => {
    const { open, push, stored, changeInOtherTab } = world({ classic: kept })
    const actor = open()
    push(first)
    await seconds(0)
    expect(headerOf(actor)).toBe(`Platform ${first}`)
    expect(stored()).toEqual(kept)
    changeInOtherTab(undefined)
    actor.send({ type: 'LOGOUT' })
    expect(sessionOf(actor)?.mode).toBe('godroid')
  })

  it('ends when the service refuses the token and no other comes', async () => {
    const { open, said } = world({ platformToken: first })
    const actor = open()
    actor.send({ type: 'REJECTED' })
    await seconds(0)
    expect([sessionOf(actor), said]).toEqual([null, ['session.expired']])
  })

  it('does not ask in a row where tokens are short', async () => {
    const { open, toHost, fromHost } = world({ platformToken: platformToken(start + 60) })
    fromHost.push(...Array.from({ length: 100 }, () => platformToken(start + 120)))
    open()
    await seconds(20)
    expect(toHost).toHaveLength(4)
  })

  it('is the classic portal, with the account that is kept, when the stored token makes no sense', async () => {
    const { open, modes } = world({ platformToken: 'nonsense', classic: kept })
    const actor = open()
    expect(userOf(actor)).toEqual(user)
    expect(modes.platformToken.read()).toBeUndefined()
  })
})

describe('a guest', () => {
  const guest = { vendor_id: 'g1', token: tokenWith({ exp: start + HOUR, vendor_id: 'g1' }) }

  it('starts with what is stored, is valid, and is sent as the bearer of one token', async () => {
    const actor = world({ guest }).open()
    expect(headerOf(actor)).toBe(`Bearer ${guest.token}`)
    expect(await isSignedIn(actor)).toBe(true)
  })

  it('a guest session ends within five seconds of its expiry', async () => {
    const { open, said, modes } = world({ guest })
    const actor = open()
    await seconds(HOUR - 1)
    expect(sessionOf(actor)?.mode).toBe('guest')
    await seconds(6)
    expect([sessionOf(actor), modes.guest.read(), said]).toEqual([null, undefined, ['guest.ended']])
  })

  it.each([-30, 30])('stays one where this clock is wrong by %s hours', async (hours) => {
    turnClock(hours)
    learnServerTime(new Date(start * 1000).toUTCString())
    const actor = world({ guest }).open()
    await seconds(HOUR - 10)
    expect(sessionOf(actor)?.mode).toBe('guest')
    await seconds(15)
    expect(sessionOf(actor)).toBeNull()
  })

  it('a malformed stored token ends the guest session within five seconds', async () => {
    const { open, modes } = world({ guest })
    const actor = open()
    modes.guest.write({ vendor_id: 'g1', token: 'nonsense' })
    await seconds(5)
    expect([sessionOf(actor), modes.guest.read()]).toEqual([null, undefined])
  })

  it.each(['nonsense', tokenWith('text'), tokenWith({ exp: 'soon' }), tokenWith({ exp: start })])(
    'is not made from the stored %s',
    (token) => {
      const { open, modes } = world({ guest: { vendor_id: 'g1', token } })
      expect(sessionOf(open())).toBeNull()
      expect(modes.guest.read()).toBeUndefined()
    },
  )

  it('is over when the service refuses the token', async () => {
    const { open, said } = world({ guest })
    const actor = open()
    actor.send({ type: 'REJECTED' })
    expect([sessionOf(actor), said]).toEqual([null, ['guest.ended']])
  })

  it('a guest who logs in has an account, and the ids of the guest’s orders are cleared', async () => {
    const { open, answers, modes, stored } = world({ guest, orders: ['g1-1'] })
    answers['login'] = [refused, signedIn]
    const actor = open()
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'x' })
    await seconds(0)
    expect(sessionOf(actor)?.mode).toBe('guest')
    expect(actor.getSnapshot().context.problem).toEqual(refused.error)
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'y' })
    await seconds(0)
    expect([userOf(actor), modes.guest.read(), modes.guestOrders.read()]).toEqual([
      user,
      undefined,
      undefined,
    ])
    expect(stored()?.accessToken).toBe('a1')
  })

  it('logging in moves the orders by the guest’s token before that is cleared', async () => {
    const { open, answers, calls, said, modes } = world({ guest, orders: ['g1-1'] })
    answers['login'] = [signedIn]
    answers['claimGuest'] = [{ ok: true, answer: { result: { vendor_id: 'g1', orders: 1 } } }]
    const actor = open()
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'y' })
    await seconds(0)
    expect(calls.find(({ name }) => name === 'claimGuest')?.authorization).toBe('Bearer a1|i1')
    expect([said, modes.guest.read(), userOf(actor)]).toEqual([['guest.moved'], undefined, user])
  })

  it('a failed move of the orders shows an error, and the login succeeds', async () => {
    const { open, answers, said } = world({ guest, orders: ['g1-1'] })
    answers['login'] = [signedIn]
    answers['claimGuest'] = [refused]
    const actor = open()
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'y' })
    await seconds(0)
    expect([said, userOf(actor)]).toEqual([['guest.error.gone'], user])
  })

  it('begins and ends in other tabs too', () => {
    const { open, changeGuest, changeInOtherTab } = world()
    const actor = open()
    changeGuest(guest)
    expect(sessionOf(actor)?.mode).toBe('guest')
    changeGuest(undefined)
    expect(sessionOf(actor)).toBeNull()
    changeGuest(guest)
    changeInOtherTab(kept)
    changeGuest(undefined)
    expect(userOf(actor)).toEqual(user)
  })
})

describe('a view of an operator', () => {
  const view: ViewSession = {
    mode: 'view',
    token: 'secret',
    vendorId: 'v1',
    name: 'Shop',
    operator: 'Ana',
    expires: start + 900,
  }

  it('is sent under its own scheme, and the account of the browser is not used', async () => {
    const { open, calls, changeInOtherTab, stored } = world({ view, classic: kept })
    const actor = open()
    await seconds(0)
    expect([headerOf(actor), calls, await isSignedIn(actor)]).toEqual(['View secret', [], true])
    changeInOtherTab(undefined)
    changeInOtherTab(kept)
    expect(sessionOf(actor)?.mode).toBe('view')
    expect(stored()).toEqual(kept)
  })

  it('ends after its time, and nothing follows it', async () => {
    const { open, said, changeInOtherTab, stored } = world({ view, classic: kept })
    const actor = open()
    await seconds(899)
    expect(sessionOf(actor)?.mode).toBe('view')
    await seconds(6)
    expect([sessionOf(actor), said]).toEqual([null, ['track.view-over']])
    changeInOtherTab(kept)
    actor.send({ type: 'ATTEMPT', email: user.email, password: 'x' })
    expect([sessionOf(actor), stored()]).toEqual([null, kept])
  })

  it.each([{ type: 'REJECTED' }, { type: 'LOGOUT' }] as const)('ends with %j', async (event) => {
    const { open, said, calls, stored } = world({ view, classic: kept })
    vi.stubGlobal('fetch', async () => new Response('{"result":true}'))
    const actor = open()
    actor.send(event)
    await seconds(0)
    vi.unstubAllGlobals()
    expect([sessionOf(actor), said, stored()]).toEqual([null, ['track.view-over'], kept])
    // The logout is that of an account.
    expect(calls.map(({ name }) => name)).toEqual([])
  })

  it('that has ended already leaves the tab without a session', () => {
    expect(sessionOf(world({ view: null, classic: kept }).open())).toBeNull()
  })

  it('clears only what its page has fetched', () => {
    expect(forgottenBetween(view, null)).toBe('fetched')
  })
})

it('a change of user clears what the next one may not see, and no data of an account for a platform', () => {
  const guest = { mode: 'guest', token: '', vendorId: 'g1', expires: 0 } as const
  const platform = { mode: 'godroid', token: '', vendorId: 'v1', identity: 'p', expires: 0 } as const
  const other = { ...kept, user: { ...user, id: 'u2' } }
  expect([
    forgottenBetween(null, kept),
    forgottenBetween(kept, { ...kept, accessToken: 'a9' }),
    forgottenBetween(kept, null),
    forgottenBetween(kept, other),
    forgottenBetween(guest, kept),
    forgottenBetween(kept, platform),
    forgottenBetween(platform, { ...platform, identity: 'q' }),
    forgottenBetween(platform, null),
  ]).toEqual(['nothing', 'nothing', 'all', 'all', 'all', 'fetched', 'fetched', 'fetched'])
})
