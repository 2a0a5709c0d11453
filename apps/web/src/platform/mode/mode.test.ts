import { describe, expect, it, vi } from 'vitest'
import { chooseMode, reportsStartErrors } from './choose-mode.ts'
import { type EmbeddedWindow, hostPage } from './host-page.ts'
import { payloadOf } from './token-payload.ts'

const now = 1_800_000_000
const tokenOf = (payload: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const body = btoa(String.fromCharCode(...bytes))
  return `h.${body.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}.s`
}
const shops = [
  { platform: 'p', restaurant_id: 'v1' },
  { platform: 'p', restaurant_id: 'v2' },
]
const platform = { iss: 'eats', sub: 'u', exp: now + 3600, platform_tokens: shops }
const guest = { exp: now + 60 }

describe('how the portal starts', () => {
  const cases: [string, unknown, unknown, string][] = [
    ['nothing kept', undefined, undefined, 'classic null'],
    ['a platform’s token', platform, undefined, 'godroid v1'],
    [
      'a platform’s token that is over: its host gives a new one',
      { ...platform, exp: now - 9 },
      undefined,
      'godroid v1',
    ],
    ['both', platform, guest, 'godroid v1'],
    [
      'a platform’s token without restaurants',
      { ...platform, platform_tokens: [] },
      guest,
      'classic godroid',
    ],
    ['a platform’s token of an older kind', { exp: now + 60 }, undefined, 'classic godroid'],
    ['a platform’s token without an end', { ...platform, exp: undefined }, undefined, 'classic godroid'],
    ['a guest’s token', undefined, guest, 'guest g1'],
    ['a guest’s token that ends now', undefined, { exp: now }, 'classic guest'],
    ['a guest’s token that is over', undefined, { exp: now - 1 }, 'classic guest'],
    ['a guest’s token whose end is no number', undefined, { exp: '9999999999' }, 'classic guest'],
    ['a guest’s token that is no object', undefined, 'token', 'classic guest'],
    ['a guest’s token that is a list', undefined, [now + 60], 'classic guest'],
    ['a guest’s token that says nothing', undefined, null, 'classic guest'],
  ]
  it.each(cases)('with %s', (_, platformPayload, guestPayload, expected) => {
    const chosen = chooseMode(
      {
        platformToken: platformPayload === undefined ? undefined : tokenOf(platformPayload),
        guest: guestPayload === undefined ? undefined : { vendor_id: 'g1', token: tokenOf(guestPayload) },
      },
      now,
    )
    const detail = chosen.mode === 'classic' ? chosen.failed : chosen.session.vendorId
    expect(`${chosen.mode} ${detail}`).toBe(expected)
  })

  it.each(['', 'x', 'a.b.c', 'a.%%%.c', 'a.e30', `a.${btoa('{')}.c`])(
    'with the text %j as a token',
    (text) => {
      expect(chooseMode({ platformToken: text, guest: undefined }, now)).toEqual({
        mode: 'classic',
        failed: 'godroid',
      })
      const kept = { platformToken: undefined, guest: { vendor_id: 'g', token: text } }
      expect(chooseMode(kept, now)).toEqual({ mode: 'classic', failed: 'guest' })
    },
  )

  it('reads names in any script', () => {
    expect(payloadOf(tokenOf({ sub: 'منى ü 店' }))).toEqual({ sub: 'منى ü 店' })
  })

  it.each([
    ['/odwp', true],
    ['/some/odwp', true],
    ['/request-a-rider', false],
    ['/odwp/', false],
    ['/', false],
  ])('at %s errors of the start are reported: %s', (path, said) =>
    expect(reportsStartErrors(path)).toBe(said),
  )
})

describe('the page around ours', () => {
  const origins = ['https://eats.test', 'https://other.test']
  function world(around: { ancestorOrigins?: string[]; referrer?: string } = {}, embedded = true) {
    const posted: [unknown, string][] = []
    const parent = { postMessage: (message: unknown, origin: string) => void posted.push([message, origin]) }
    let listen: (event: MessageEvent) => void = () => undefined
    const page: EmbeddedWindow & { parent: unknown } = {
      parent,
      location: { ancestorOrigins: around.ancestorOrigins },
      document: { referrer: around.referrer ?? '' },
      addEventListener: (_, given) => {
        listen = given
      },
    }
    if (!embedded) page.parent = page
    const host = hostPage(page, origins)
    const received: string[] = []
    host.onToken((token) => received.push(token))
    const send = (data: unknown, origin = 'https://eats.test', source: unknown = parent) =>
      listen({ data, origin, source } as MessageEvent)
    return { host, posted, received, send }
  }
  const message = { type: 'beckon:platform-token', token: 't1' }

  it('is accepted only from the embedding page with a configured origin', () => {
    const { received, send } = world()
    send(message)
    send({ ...message, token: 'evil' }, 'https://evil.test')
    send({ ...message, token: 'evil' }, 'null')
    send({ ...message, token: 'evil' }, 'https://eats.test.evil.test')
    send({ ...message, token: 'sibling' }, 'https://eats.test', { postMessage: () => undefined })
    send({ type: 'beckon:platform-token' })
    send({ ...message, token: '' })
    send({ ...message, token: 'x'.repeat(9000) })
    send('t2')
    expect(received).toEqual(['t1'])
  })

  it('the mode is undefined without a stored session', () => {
    const { host, posted, received, send } = world({}, false)
    host.post({ type: 'beckon:ready' })
    send(message)
    expect([host.isEmbedded, posted, received]).toEqual([false, [], []])
  })

  it.each([
    [{ ancestorOrigins: ['https://other.test', 'https://top.test'] }, ['https://other.test']],
    [{ referrer: 'https://eats.test/page' }, ['https://eats.test']],
    [{ referrer: 'https://evil.test/' }, origins],
    [{}, origins],
  ])('messages are sent to one origin, never to any: %j', (around, expected) => {
    const { host, posted } = world(around)
    host.post({ type: 'beckon:ready' })
    expect(posted.map(([, origin]) => origin)).toEqual(expected)
  })

  it('gives a token when it is asked, or none in time', async () => {
    vi.useFakeTimers()
    const { host, posted, send } = world()
    const first = host.ask({ type: 'beckon:token-needed' })
    send(message)
    expect(await first).toBe('t1')
    expect(posted[0]?.[0]).toEqual({ type: 'beckon:token-needed' })
    const second = host.ask({ type: 'beckon:token-needed' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await second).toBeUndefined()
    vi.useRealTimers()
  })
})
