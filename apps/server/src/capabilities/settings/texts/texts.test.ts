import { catalogues } from '@beckon/texts/catalogues'
import { mergedCatalogue } from '@beckon/texts/merged'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { silent } from '../../../../test/core.ts'
import {
  json,
  type OutsideService,
  startOutsideService,
  wrongAnswers,
  type ReceivedCall,
} from '../../../../test/worlds/outside-service.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'
import { type TextsService, texts } from './index.ts'
import { eventually } from '../../../../test/eventually.ts'

let clock: TestClock
let store: OutsideService
let server: TestServer
beforeAll(async () => {
  clock = testClock()
  store = await startOutsideService()
  server = await startTestServer({ env: { ROLES: 'api', TEXTS_URL: `${store.url}/texts/` }, clock })
})
afterAll(async () => {
  await server.stop()
  await store.stop()
})
beforeEach(() => {
  store.calls.length = 0
  store.answer = json({}, 404)
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { 'x-country': 'TH', ...headers } })
const versions = async (country = 'TH') =>
  (await get('/config.json', { 'x-country': country })).json<{ text_versions: Record<string, string> }>()
    .text_versions
describe('the texts of a language', () => {
  it('are whole, and kept for good by their version', async () => {
    const { th } = await versions()
    const kept = await get(`/texts/th.json?v=${th}`)
    expect(kept.json()).toEqual(mergedCatalogue('th').texts)
    expect(kept.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, x-country',
    })
    expect((await get('/texts/th.json?v=other')).headers['cache-control']).toBe('no-cache')
  })

  it('unchanged texts are not sent again', async () => {
    const etag = String((await get('/texts/th.json')).headers.etag)
    const again = await get('/texts/th.json', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are packed where that is read', async () => {
    const packed = await get('/texts/portal-th.json', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(40_000)
  })

  it('of the light pages are a small part of them', async () => {
    const light = (await get('/texts/public-th.json')).json<Record<string, string>>()
    expect(light['track.title']).toBe(catalogues.th['track.title'])
    expect(Object.keys(light).length).toBeLessThan(200)
  })

  it('of the app of riders are its own and the refusals', async () => {
    const texts = (await get('/texts/rider-en.json')).json<Record<string, string>>()
    expect(texts['rider.duty.on']).toBe(catalogues.en['rider.duty.on'])
    expect(texts['error.offline']).toBe(catalogues.en['error.offline'])
    expect(texts['landing.title']).toBeUndefined()
  })

  it('of the portal are all but those of the other apps', async () => {
    const texts = (await get('/texts/portal-th.json')).json<Record<string, string>>()
    const others = Object.keys(mergedCatalogue('th').texts).filter((key) => /^(?:rider|console)\./u.test(key))
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter((key) => key in texts)).toEqual([])
    expect(Object.keys(texts).length).toBe(Object.keys(mergedCatalogue('th').texts).length - others.length)
  })

  it.each(['/texts/xx.json', '/texts/th', '/texts/constructor.json', '/texts/..%2fth.json'])(
    '%s is nothing',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  )

  it('have a version for each language that the country offers, and English', async () => {
    expect(Object.keys(await versions('MY')).toSorted()).toEqual(['en', 'ms', 'zh-MY'])
  })
})

describe('a store of texts', () => {
  const shorter = json({ 'action.cancel': 'เลิก' })
  let door: TextsService
  beforeEach(() => {
    door = texts({ ...server.platform, log: silent })
  })
  // English, its fallback, is fetched too, at times of its own.
  const isThai = ({ path }: ReceivedCall) => path === '/texts/th.json'
  const cancel = async () => (await door.textsOf('TH', 'th'))['action.cancel']

  it('counts before ours, text by text, and changes the version', async () => {
    const before = await versions()
    store.answer = (response, call) =>
      (call.path === '/texts/th.json'
        ? json({ 'action.cancel': 'เลิก', 'no.such': 'x', 'branch.id': 'ไม่มี', 'action.save': '<b>' })
        : json({}, 404))(response, call)
    const { texts: own } = mergedCatalogue('th')
    expect(await door.textsOf('TH', 'th')).toEqual({ ...own, 'action.cancel': 'เลิก' })
    const after = await door.versionsOf('TH')
    expect(after['th']).not.toBe(before['th'])
    expect(after['en']).toBe(before['en'])
    expect(store.calls.filter(isThai)).toHaveLength(1)
    expect(await door.translate('TH', 'th').then((translate) => translate('action.cancel'))).toBe('เลิก')
  })

  it('the store is asked again after five minutes, without delaying readers', async () => {
    store.answer = shorter
    expect(await cancel()).toBe('เลิก')
    store.answer = json({}, 404)
    clock.advance(299)
    expect(await cancel()).toBe('เลิก')
    expect(store.calls).toHaveLength(2)
    clock.advance(2)
    await cancel()
    await eventually(async () => expect(await cancel()).toBe(catalogues.th['action.cancel']))
    expect(store.calls).toHaveLength(4)
  })

  it.each(wrongAnswers.filter(([how]) => how !== 'does not know the call'))(
    'a store that %s is replaced by its last answer, then by our texts',
    async (_, wrong) => {
      store.answer = wrong
      expect(await cancel()).toBe(catalogues.th['action.cancel'])
      clock.advance(11)
      store.answer = shorter
      await eventually(async () => expect(await cancel()).toBe('เลิก'))
      clock.advance(301)
      store.calls.length = 0
      store.answer = wrong
      await cancel()
      await eventually(() => expect(store.calls.filter(isThai)).toHaveLength(1))
      expect(await cancel()).toBe('เลิก')
    },
  )
})

it('missing texts of a language are logged once', async () => {
  const warn = vi.fn()
  const door = texts({ ...server.platform, log: Object.assign(Object.create(silent), { warn }) })
  await door.textsOf('FI', 'fi')
  await door.textsOf('SE', 'fi')
  const { missing } = mergedCatalogue('fi')
  expect(warn.mock.calls.map(([told]) => told)).toEqual(
    missing.length === 0 ? [] : [{ locale: 'fi', count: missing.length, keys: missing.slice(0, 20) }],
  )
})
