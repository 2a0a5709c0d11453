import { fallbackFlags, type FlagName, initialFlags } from '@beckon/domain/flag'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openChain } from './chain/open-chain.ts'
import { createPageFlags, type RunningFlags } from './create-page-flags.ts'

type Answer = (signal: AbortSignal | undefined) => Promise<Response>
interface FlagRequest {
  readonly at: number
  readonly url: string
  readonly body: { context?: Record<string, unknown> }
  readonly etag: string | null
}

const origin = 'https://portal.test'
const service = `${origin}/ofrep/v1/evaluate/flags`
const file = `${origin}/flags.json`
const start = Date.UTC(2026, 10, 21, 9)

const send =
  (body: string, init: ResponseInit = {}): Answer =>
  async () =>
    new Response(body, { headers: { 'content-type': 'application/json' }, ...init })
const says = (values: Partial<Record<FlagName, unknown>>, headers: Record<string, string> = {}): Answer =>
  send(
    JSON.stringify({
      flags: Object.entries(values).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: 'a' })),
    }),
    { headers: { 'content-type': 'application/json', ...headers } },
  )
const holds = (values: Partial<Record<FlagName, unknown>>): Answer => send(JSON.stringify(values))
const isDown: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const failWhenAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, fail) =>
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError'))),
  )
const neverAnswers: Answer = failWhenAborted
/** The head comes at once, the rest never. */
const neverEnds: Answer = async (signal) => {
  const body = new ReadableStream({
    start(stream) {
      signal?.addEventListener('abort', () => stream.error(new Error('aborted')))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
const after =
  (milliseconds: number, answer: Answer): Answer =>
  (signal) =>
    Promise.race([
      failWhenAborted(signal),
      new Promise<void>((done) => setTimeout(done, milliseconds)).then(() => answer(signal)),
    ])

const failures: [string, Answer][] = [
  ['is down', isDown],
  ['is slow', after(2001, says({ Voucher: true, PreOrder: true }))],
  ['never answers', neverAnswers],
  ['never ends', neverEnds],
  ['fails', send('{"errorDetails":"broken"}', { status: 500 })],
  ['is full', send('{}', { status: 429, headers: { 'retry-after': '1' } })],
  ['sends a page', send('<html>', { headers: { 'content-type': 'text/html' } })],
  ['sends broken JSON', send('{"flags":[')],
  ['sends another shape', send('{"flags":"all"}')],
  ['sends a list of nothing', send('{"flags":[]}')],
  ['sends nothing', send('')],
  ['sends nothing of ours', send('{"flags":[{"key":"Theirs","value":true}],"Theirs":true}')],
]

let answers: { service: Answer; file: Answer }
let requests: FlagRequest[]
let flags: RunningFlags | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  answers = { service: says({}), file: holds(initialFlags) }
  requests = []
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin } }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', async (request: Request, init: RequestInit = {}) => {
    const text = await request.text()
    const at = Date.now() - start
    const etag = request.headers.get('if-none-match')
    requests.push({ at, url: request.url, body: text ? JSON.parse(text) : {}, etag })
    return (request.url === file ? answers.file : answers.service)(init.signal ?? undefined)
  })
})
afterEach(async () => {
  flags?.close()
  flags = undefined
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(options: { url?: string; onError?: () => void; userId?: string } = {}): RunningFlags {
  const { url = null, onError, userId = null } = options
  const config = { country: 'HU', environment: 'san', brand: 'duna', flags_url: url } as const
  flags = createPageFlags({
    config,
    flagContext: { userId, mode: 'classic' },
    openChain,
    ...(onError ? { onError } : {}),
  })
  return flags
}
async function ready(running: RunningFlags): Promise<RunningFlags> {
  const waiting = running.whenReady()
  await vi.advanceTimersByTimeAsync(2500)
  await waiting
  return running
}
const timesOf = (url: string) => requests.filter((one) => one.url === url).map(({ at }) => at)

describe('the order of the sources', () => {
  it('begins with the service', async () => {
    answers.service = says({ Voucher: true, Helpcenter: false })
    answers.file = holds({ Voucher: false, Helpcenter: true, PreOrder: true })
    const { values, error } = (await ready(open())).getSnapshot()
    expect(values).toEqual({ ...fallbackFlags, Voucher: true, Helpcenter: false, PreOrder: true })
    expect(error).toBeNull()
  })

  it('the request names user and country', async () => {
    await ready(open({ userId: 'u-7' }))
    const context = {
      targetingKey: 'u-7',
      country: 'HU',
      environment: 'san',
      brand: 'duna',
      mode: 'classic',
    }
    expect(requests.find(({ url }) => url === service)?.body).toEqual({ context })
  })

  it('the request names the shop of the page and its parent, also after the user is known', async () => {
    const running = await ready(open())
    running.showShop({ vendor_id: 'east', parent_vendor_id: 'chain' })
    running.identify({ userId: 'u-7', mode: 'classic' })
    await vi.advanceTimersByTimeAsync(1000)
    const { context } = requests.findLast(({ url }) => url === service)?.body ?? {}
    expect(context).toMatchObject({ targetingKey: 'u-7', vendor: 'east', parent_vendor: 'chain' })
    running.showShop(null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests.findLast(({ url }) => url === service)?.body.context).not.toHaveProperty('vendor')
  })

  it('asks the service of the region where there is one', async () => {
    await ready(open({ url: 'https://flags.test/eu' }))
    expect(timesOf('https://flags.test/eu/ofrep/v1/evaluate/flags')).toHaveLength(1)
    expect(timesOf(service)).toHaveLength(0)
  })

  it.each(failures)('goes on to the file when the service %s', async (_, failing) => {
    answers.service = failing
    answers.file = holds({ Voucher: true, PlannedMaintenance: true })
    const { values, error } = (await ready(open())).getSnapshot()
    expect(values).toEqual({ ...fallbackFlags, Voucher: true, PlannedMaintenance: true })
    expect(error).toBeNull()
  })

  it.each(failures)(
    'goes on to what is built in, and raises an error, when the file %s too',
    async (_, failing) => {
      answers.service = isDown
      answers.file = failing
      const onError = vi.fn()
      const { values, error } = (await ready(open({ onError }))).getSnapshot()
      expect(values).toEqual(fallbackFlags)
      expect(error).toBe('all-sources-failed')
      expect(onError).toHaveBeenCalledOnce()
    },
  )

  it('is followed flag by flag: one that is missing or no boolean is taken from the next', async () => {
    answers.service = says({ Voucher: true, PreOrder: 'yes', AddressBook: null })
    answers.file = holds({ PreOrder: true, AddressBook: 1, MapsPin: false })
    const { values } = (await ready(open())).getSnapshot()
    expect(values).toEqual({ ...fallbackFlags, Voucher: true, PreOrder: true, MapsPin: false })
  })

  it('ends with an error for a name that is no flag', async () => {
    const running = await ready(open())
    for (const name of ['Nonsense', 'toString']) expect(() => running.isOn(name as FlagName)).toThrow(name)
  })
})

describe('waiting', () => {
  it('ends as soon as the sources have answered', async () => {
    answers.service = after(100, says({ PlannedMaintenance: true }))
    const running = open()
    const waited = running.whenReady().then(() => Date.now() - start)
    await vi.advanceTimersByTimeAsync(100)
    expect(await waited).toBe(100)
    expect(running.isOn('PlannedMaintenance')).toBe(true)
  })

  it('takes a service for failed after two seconds', async () => {
    answers.service = after(1999, says({ Voucher: true }))
    expect((await ready(open())).isOn('Voucher')).toBe(true)
  })

  it('does not go on for ever', async () => {
    answers.service = neverAnswers
    answers.file = neverEnds
    const running = open()
    const waited = running.whenReady().then(() => Date.now() - start)
    await vi.advanceTimersByTimeAsync(2500)
    expect(await waited).toBeLessThanOrEqual(2500)
    expect(running.getSnapshot().error).toBe('all-sources-failed')
  })
})

describe('keeping fresh', () => {
  it('both sources are read again after 300000 ms, and listeners are notified', async () => {
    const running = await ready(open())
    const notify = vi.fn()
    running.subscribe(notify)
    answers.service = says({ UnplannedMaintenance: true })
    await vi.advanceTimersByTimeAsync(297_499)
    expect([timesOf(service), notify.mock.calls.length]).toEqual([[0], 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([timesOf(service), timesOf(file)]).toEqual([
      [0, 300_000],
      [0, 300_000],
    ])
    expect(running.isOn('UnplannedMaintenance')).toBe(true)
    expect(notify).toHaveBeenCalled()
  })

  it('listeners are not notified without a change', async () => {
    const running = await ready(open())
    const notify = vi.fn()
    const before = running.getSnapshot()
    running.subscribe(notify)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(timesOf(service)).toHaveLength(3)
    expect(notify).not.toHaveBeenCalled()
    expect(running.getSnapshot()).toBe(before)
  })

  it('takes what has not changed from before', async () => {
    answers.service = says({ Voucher: true }, { etag: '"v1"' })
    const running = await ready(open())
    answers.service = async () => new Response(null, { status: 304 })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(requests.filter(({ url }) => url === service).at(-1)?.etag).toBe('"v1"')
    expect(running.getSnapshot()).toMatchObject({ values: { Voucher: true }, error: null })
  })

  it.each([
    ['online', () => window.dispatchEvent(new Event('online'))],
    ['looked at', () => window.dispatchEvent(new Event('focus'))],
    ['in sight', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('the sources are read again 400 ms after the page is %s, once for repeated events', async (_, wake) => {
    await ready(open())
    for (let times = 0; times < 5; times += 1) {
      wake()
      await vi.advanceTimersByTimeAsync(399)
    }
    expect(timesOf(service)).toEqual([0])
    await vi.advanceTimersByTimeAsync(1)
    expect(timesOf(service)).toEqual([0, 2500 + 4 * 399 + 400])
  })

  it('does not read while the page is out of sight', async () => {
    await ready(open())
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(400)
    expect(timesOf(service)).toEqual([0])
  })

  it('the flags are read once for a user who logs in', async () => {
    const running = await ready(open())
    answers.service = says({ GuestCheckout: true })
    running.identify({ userId: 'u-7', mode: 'classic' })
    running.identify({ userId: 'u-7', mode: 'classic' })
    await vi.advanceTimersByTimeAsync(0)
    const contexts = requests.filter(({ url }) => url === service).map(({ body }) => body.context)
    expect(contexts.map((context) => context?.['targetingKey'])).toEqual([
      expect.stringMatching(/^[\w-]{8,40}$/),
      'u-7',
    ])
    expect(running.isOn('GuestCheckout')).toBe(true)
  })

  it('ends with the page', async () => {
    const running = await ready(open())
    running.close()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(timesOf(service)).toEqual([0])
  })
})

describe('coming back', () => {
  it('a service that was down at the start is used after the next refresh', async () => {
    answers = { service: isDown, file: isDown }
    const onError = vi.fn()
    const running = await ready(open({ onError }))
    expect(running.getSnapshot().error).toBe('all-sources-failed')
    answers.service = says({ Voucher: true })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(running.getSnapshot()).toEqual({ values: { ...fallbackFlags, Voucher: true }, error: null })
    expect(onError).toHaveBeenCalledOnce()
  })

  it('the last values stay while every source is down, with one error', async () => {
    answers.service = says({ PlannedMaintenance: true })
    const onError = vi.fn()
    const running = await ready(open({ onError }))
    answers = { service: isDown, file: isDown }
    await vi.advanceTimersByTimeAsync(900_000)
    expect(running.getSnapshot()).toMatchObject({
      values: { PlannedMaintenance: true },
      error: 'all-sources-failed',
    })
    expect(onError).toHaveBeenCalledOnce()
    answers.service = says({ PlannedMaintenance: false })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(running.getSnapshot()).toMatchObject({ values: { PlannedMaintenance: false }, error: null })
  })

  it.each(failures)('a service that %s later keeps its earlier values', async (_, failing) => {
    answers.service = says({ PlannedMaintenance: true })
    answers.file = holds({ PlannedMaintenance: false })
    const running = await ready(open())
    answers.service = failing
    await vi.advanceTimersByTimeAsync(303_000)
    expect(running.getSnapshot()).toMatchObject({ values: { PlannedMaintenance: true }, error: null })
  })
})

describe('the code that reads the sources', () => {
  const config = { country: 'HU', environment: 'san', brand: 'duna', flags_url: null } as const
  const flagContext = { userId: null, mode: 'classic' }

  it('is waited for no longer than 2500 ms', async () => {
    flags = createPageFlags({ config, flagContext, openChain: () => new Promise(() => undefined) })
    const waited = flags.whenReady().then(() => Date.now() - start)
    await vi.advanceTimersByTimeAsync(2500)
    expect(await waited).toBe(2500)
    expect(flags.isOn('Helpcenter')).toBe(true)
  })

  it('is loaded again when that failed', async () => {
    const opening = vi.fn(openChain).mockRejectedValueOnce(new Error('offline'))
    answers.service = says({ Voucher: true })
    flags = await ready(createPageFlags({ config, flagContext, openChain: opening }))
    expect(flags.getSnapshot()).toEqual({ values: fallbackFlags, error: 'all-sources-failed' })
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(400)
    expect(flags.getSnapshot()).toMatchObject({ values: { Voucher: true }, error: null })
    expect(opening).toHaveBeenCalledTimes(2)
  })
})
