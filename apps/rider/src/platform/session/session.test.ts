import type { RiderSession } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, localChanges, serviceClock } from '../../../test/phone.ts'
import { createStore, type Changes, type Database } from '../storage/index.ts'
import { deviceName } from './device-name.ts'
import { deviceOf } from './log-out.ts'
import { prepareFor } from './owner.ts'
import { createSession } from './session.ts'
import { storedSession } from './stored-session.ts'

const NOW = 1000
const rider = { id: 'r1', name: 'Ana', phone_number: '+65', vehicle: 'bicycle', language: null } as const
const session: RiderSession = { device_token: 'd'.repeat(40), token: 'first', expires: NOW + 3600, rider }
const next = { token: 'second', expires: NOW + 7200, rider }
const refusal = (status: number): CallError => ({
  kind: 'refused',
  status,
  failure: { errors: [], request_id: '' } as unknown as Extract<CallError, { kind: 'refused' }>['failure'],
})

let db: Database
let changes: Changes
const refresh = vi.fn()
beforeEach(async () => {
  db = await freshDatabase()
  changes = localChanges()
  refresh.mockReset().mockResolvedValue({ ok: true, answer: next })
})

/** One call at a time, as the locks of a browser do. */
let last: Promise<unknown> = Promise.resolve()
const alone = <T>(_name: string, run: () => Promise<T>): Promise<T> => {
  const done = last.then(run)
  last = done.catch(() => undefined)
  return done
}
const open = () =>
  createSession({
    stored: storedSession(db),
    changes,
    clock: serviceClock(),
    refresh,
    alone,
    prepareFor: (riderId) => prepareFor(db, riderId),
  })

describe('the session of a rider', () => {
  it('is found again when the app is opened without a connection', async () => {
    await open().begin(session)
    const reopened = open()
    expect(reopened.state.get()).toEqual({ status: 'loading' })
    await reopened.load()
    expect(reopened.state.get()).toEqual({ status: 'in', session })
    expect(await reopened.token()).toBe('first')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('renews an access token shortly before it expires, once for all calls that wait', async () => {
    const opened = open()
    await opened.begin({ ...session, expires: NOW + 59 })
    expect(await Promise.all([opened.token(), opened.token()])).toEqual(['second', 'second'])
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(refresh).toHaveBeenCalledWith(session.device_token)
    expect(await storedSession(db).read()).toMatchObject({
      token: 'second',
      device_token: session.device_token,
    })
  })

  it('replaces a rejected token, and takes the one that another page has fetched', async () => {
    const [page, other] = [open(), open()]
    await page.begin(session)
    await other.load()
    expect(await page.replace('first')).toBe('second')
    expect(await other.replace('first')).toBe('second')
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('stays while the service cannot be reached', async () => {
    refresh.mockResolvedValue({ ok: false, error: { kind: 'offline' } })
    const opened = open()
    await opened.begin({ ...session, expires: NOW })
    expect(await opened.token()).toBe('first')
    expect(opened.state.get().status).toBe('in')
    expect(await opened.replace('first')).toBeUndefined()
  })

  it.each([401, 403])('ends when the service rejects its device with %i', async (status) => {
    refresh.mockResolvedValue({ ok: false, error: refusal(status) })
    const opened = open()
    await opened.begin({ ...session, expires: NOW })
    expect(await opened.token()).toBeUndefined()
    expect(opened.state.get()).toEqual({ status: 'out', ended: true })
    expect(await storedSession(db).read()).toBeUndefined()
  })

  it('ends in every page of the phone', async () => {
    const [page, other] = [open(), open()]
    await page.begin(session)
    await other.load()
    await page.end(false)
    await vi.waitFor(() => expect(other.state.get().status).toBe('out'))
  })
})

describe('unsent data on a phone', () => {
  const wait = () => db.put('values', 'kept', 'work')

  it('stays for the same rider who logs in again', async () => {
    await prepareFor(db, 'r1')
    await wait()
    await prepareFor(db, 'r1')
    expect(await db.get('values', 'work')).toBe('kept')
  })

  it('is removed before another rider begins', async () => {
    await prepareFor(db, 'r1')
    await wait()
    await prepareFor(db, 'r2')
    expect(await db.get('values', 'work')).toBeUndefined()
  })
})

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/157.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8', 'Browser'],
])('the device of %s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('the device of an access token is read from its claims', () => {
  const payload = btoa(JSON.stringify({ sub: 'r1', device: 'dev-1' }))
  expect(deviceOf(`head.${payload}.signature`)).toBe('dev-1')
  expect(deviceOf('nonsense')).toBeUndefined()
})

it('a store notifies of another value, and not of the same', () => {
  const store = createStore(1)
  const listener = vi.fn()
  store.subscribe(listener)
  store.set(1)
  store.set(2)
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1])
})
