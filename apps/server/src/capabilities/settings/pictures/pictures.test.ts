import type { BrandPicture, PictureState } from '@beckon/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../../../test/post.ts'
import { type SeededOperator, seedOperator } from '../../../../test/seed/seed-operator.ts'
import { type TestClock, testClock } from '../../../../test/test-clock.ts'
import { startTestServer, type TestServer } from '../../../../test/test-server.ts'

let clock: TestClock
let server: TestServer
let ana: SeededOperator
let ben: SeededOperator
beforeAll(async () => {
  clock = testClock()
  server = await startTestServer({ clock, env: { ROLES: 'api' } })
  ana = await seedOperator(server, 'ana', ['NO', 'SG'])
  ben = await seedOperator(server, 'ben', ['NO'])
})
afterAll(() => server.stop())

const base = '/api/ops/v1/pictures'
const drawn = (width: number, height: number, color = '#0b7a59') =>
  sharp({ create: { width, height, channels: 4, background: color } })
const png = (width: number, height: number, color?: string) => drawn(width, height, color).png().toBuffer()

async function upload(bytes: Buffer, slot = 'logo', type = 'image/png') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${base}/${slot}/files`,
    headers: { ...ana.headersIn('NO'), 'content-type': type },
    payload: bytes,
  })
  const json = answer.json()
  return {
    status: answer.statusCode,
    violation: json.errors?.[0]?.meta.fields?.file,
    picture: json.result as BrandPicture,
  }
}
const set = (hash: string | null, version: number, by = ana, slot = 'logo') =>
  send(server, 'PUT', `${base}/${slot}`, {
    headers: by.headersIn('NO'),
    body: { hash, version, reason: 'new brand' },
  })
const list = async (country: 'NO' | 'SG' = 'NO') =>
  (await send(server, 'GET', base, { headers: ana.headersIn(country) })).result as PictureState[]
const logo = async () => {
  const [state] = await list()
  if (!state) throw new Error('no state of the logo')
  return state
}
const shown = async (country = 'NO', app = server.app) =>
  (await app.inject({ url: '/config.json', headers: { 'x-country': country } })).json().pictures

describe('a picture that is uploaded', () => {
  it('is encoded again as WebP with its transparency and without metadata, and is not shown', async () => {
    const sent = await drawn(200, 100, '#00000000')
      .withExif({ IFD0: { Artist: 'Mai' } })
      .png()
      .toBuffer()
    const { picture, status } = await upload(sent)
    expect([status, picture.width, picture.height]).toEqual([200, 200, 100])
    const file = await server.app.inject({ url: picture.path })
    const read = await sharp(file.rawPayload).metadata()
    expect([read.format, read.hasAlpha, read.exif]).toEqual(['webp', true, undefined])
    expect(await shown()).toEqual({})
  })

  it('is made smaller to the room of its place', async () => {
    const { picture } = await upload(await drawn(3200, 2000).jpeg().toBuffer(), 'landing', 'image/jpeg')
    expect([picture.width, picture.height]).toEqual([1600, 1000])
  })

  it.each<[string, () => Buffer | Promise<Buffer>, number, string | undefined]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'invalid'],
    ['a text', () => Buffer.from('no picture'), 422, 'invalid'],
    [
      'a page after the first bytes of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      422,
      'invalid',
    ],
    ['half a PNG', async () => (await png(400, 200)).subarray(0, 60), 422, 'invalid'],
    ['one that is too small', () => png(95, 95), 422, 'too-small'],
    ['one that is too wide', () => png(1000, 100), 422, 'shape'],
    ['more than 5 MB', () => Buffer.alloc(5_000_001), 413, undefined],
    ['nothing', () => Buffer.alloc(0), 422, undefined],
  ])('%s is refused', async (_, bytes, status, violation) => {
    const answer = await upload(await bytes())
    const key = violation && `console.pictures.error.${violation}`
    expect([answer.status, answer.violation]).toEqual([status, key])
  })

  it('is deleted after a day without use, and one in use is not', async () => {
    const unused = (await upload(await png(120, 120, '#111111'))).picture
    const used = (await upload(await png(120, 120, '#222222'))).picture
    await set(used.hash, (await logo()).version)
    clock.advance(90_000)
    await upload(await png(120, 120, '#333333'))
    const statuses = [unused, used].map(({ path }) => server.app.inject({ url: path }))
    const [gone, kept] = await Promise.all(statuses)
    expect(await set(unused.hash, (await logo()).version)).toMatchObject({ code: 'picture.invalid' })
    expect([gone?.statusCode, kept?.statusCode]).toEqual([404, 200])
  })
})

describe('a picture that is shown', () => {
  it('is in the settings of the country at once, and of no other one', async () => {
    const { picture } = await upload(await png(160, 160))
    const { version } = await logo()
    expect(await set(picture.hash, version)).toMatchObject({ status: 200, result: { version: version + 1 } })
    expect(await shown()).toEqual({ logo: picture })
    expect(await shown('SG')).toEqual({})
    const other = await startTestServer({ env: { ROLES: 'api' }, databaseUrl: server.databaseUrl })
    try {
      expect(await shown('NO', other.app)).toEqual({ logo: picture })
      await set(null, version + 1)
      await expect.poll(() => shown('NO', other.app)).toEqual({})
    } finally {
      await other.stop()
    }
  })

  it('has versions that lead back to any of them', async () => {
    const first = (await upload(await png(130, 130, '#444444'))).picture
    const second = (await upload(await png(130, 130, '#555555'))).picture
    const { version } = await logo()
    await set(first.hash, version)
    await set(second.hash, version + 1, ben)
    await set(first.hash, version + 2)
    expect(await shown()).toEqual({ logo: first })
    const { versions } = await logo()
    expect(versions.slice(0, 3)).toMatchObject([
      { picture: first, operator_name: 'Operator ana', reason: 'new brand' },
      { picture: second, operator_name: 'Operator ben' },
      { picture: first },
    ])
    await set(null, version + 3)
    expect([await shown(), (await logo()).picture]).toEqual([{}, null])
  })

  it('of two that are chosen at once is the first one', async () => {
    const { picture } = await upload(await png(140, 140, '#666666'))
    const { version } = await logo()
    const answers = await Promise.all([set(picture.hash, version), set(null, version, ben)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['content.changed', 'ok'])
  })

  it('is recorded with its reason', async () => {
    const changes = await send(server, 'GET', '/api/ops/v1/changes?subject=picture:logo&count=1', {
      headers: ana.headersIn('NO'),
    })
    expect(changes.result).toMatchObject([{ subject: 'picture:logo', reason: 'new brand' }])
  })
})

describe('the file of a picture', () => {
  it('is cached for good, does nothing when it is opened, and has the type of its content', async () => {
    const { picture } = await upload(await png(150, 150))
    const { headers } = await server.app.inject({ url: picture.path })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    '/brand/x.webp',
    `/brand/${'0'.repeat(64)}.webp`,
    `/brand/${'0'.repeat(64)}.svg`,
    '/brand/..%2fx',
  ])('%s does not exist', async (url) => expect((await server.app.inject({ url })).statusCode).toBe(404))
})
