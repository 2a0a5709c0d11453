import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { inTransaction } from '../database/transaction.ts'
import { createSigner, type Signer } from './signer.ts'
import { addSigningKey } from './signing-keys.ts'

let server: TestServer
let signer: Signer
const clock = { now: () => new Date(now) }
let now = Date.UTC(2030, 0, 1)
const hour = 3_600_000
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  signer = createSigner(server.platform.db, clock, 'test')
})
afterAll(() => server.stop())

const sign = () => signer.sign('a+jwt', { sub: 'mai', now }, new Date(now + hour))

test('the signature of a token is checked once', async () => {
  const token = await sign()
  const claims = async () => {
    const verified = await signer.verify('a+jwt', token)
    return verified.ok ? verified.claims : undefined
  }
  const first = await claims()
  expect(first).toMatchObject({ sub: 'mai' })
  // A second check would make another object.
  expect(await claims()).toBe(first)
})

test('a token that was verified before is refused once it has expired', async () => {
  const token = await sign()
  await signer.verify('a+jwt', token)
  now += hour
  expect(await signer.verify('a+jwt', token)).toMatchObject({ ok: false, why: 'expired' })
})

test('a verified token is refused as another kind of token', async () => {
  const token = await sign()
  await signer.verify('a+jwt', token)
  expect(await signer.verify('b+jwt', token)).toEqual({ ok: false, why: 'invalid' })
})

test('a token with a changed signature is refused each time', async () => {
  const token = await sign()
  await signer.verify('a+jwt', token)
  const changed = `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`
  for (const _ of [1, 2]) expect(await signer.verify('a+jwt', changed)).toEqual({ ok: false, why: 'invalid' })
})

test('a rolled key signs within a minute, and tokens of the earlier one stay valid', async () => {
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid
  const earlier = await sign()
  await inTransaction(server.platform.db, (tx) => addSigningKey(tx, clock, 'test'))
  now += 61_000
  const later = await sign()
  expect(kidOf(later)).not.toBe(kidOf(earlier))
  expect(await signer.verify('a+jwt', earlier)).toMatchObject({ ok: true })
  expect(await signer.verify('a+jwt', later)).toMatchObject({ ok: true })
})

test('a token of a removed key is refused within a minute, also where it was verified before', async () => {
  const token = await sign()
  expect(await signer.verify('a+jwt', token)).toMatchObject({ ok: true })
  await server.platform.db.deleteFrom('signing_key').where('purpose', '=', 'test').execute()
  now += 61_000
  expect(await signer.verify('a+jwt', token)).toEqual({ ok: false, why: 'invalid' })
})
