import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createS3Server, type S3Server } from '../../../test/servers/s3-server.ts'
import type { FilesAccess } from './files-url.ts'
import { StoreError } from './object-store.ts'
import { createS3Store, urlOf } from './s3-store.ts'

let server: S3Server
const store = (change: Partial<FilesAccess> = {}, timeoutMs = 5000) =>
  createS3Store({ ...server.access, ...change }, { timeoutMs, pauseMs: 1 })
const bytes = randomBytes(200_000)

beforeAll(async () => {
  server = await createS3Server()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clearFaults()
  await store().put('one', bytes)
  server.calls.length = 0
})
const called = () => server.calls.map(({ method, status }) => `${method} ${status}`)
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof StoreError ? `${error.kind} ${error.code ?? ''}`.trim() : error
}

describe('an S3-compatible store', () => {
  it('gives back what was written, until it is deleted', async () => {
    expect(await store().get('one', bytes.length)).toEqual(bytes)
    expect(await store().exists('one')).toBe(true)
    await store().delete('one')
    expect(await store().exists('one')).toBe(false)
    expect(await store().get('one', bytes.length)).toBeUndefined()
    await store().delete('one')
  })

  it('has an object of no bytes, and names with every sign of a prefix', async () => {
    const prefixed = store({ prefix: 'a-b_c.d/prd/' })
    await prefixed.put('none', Buffer.alloc(0))
    expect(await prefixed.get('none', 0)).toEqual(Buffer.alloc(0))
    expect([...server.objects().keys()]).toContain('a-b_c.d/prd/none')
  })

  it('has the bucket in the host where this is asked for', () => {
    const access: FilesAccess = { ...server.access, endpoint: 'https://s3.test:9000', prefix: 'p/' }
    expect(urlOf({ ...access, bucketIn: 'host' }, 'key')).toBe('https://files.s3.test:9000/p/key')
    expect(urlOf(access, 'key')).toBe('https://s3.test:9000/files/p/key')
  })

  it('is asked again when it is busy, cuts the connection or does not answer', async () => {
    server.fail('GET', 'slow-down', 'cut')
    expect(await store().get('one', bytes.length)).toEqual(bytes)
    expect(called()).toEqual(['GET 503', 'GET 200', 'GET 200'])
    server.fail('PUT', 'cut', 'silence')
    await store({}, 1000).put('two', bytes)
    expect(server.objects().get('two')).toEqual(bytes)
    server.fail('DELETE', 'slow-down')
    await store().delete('two')
    expect(server.objects().has('two')).toBe(false)
  })

  it('is unreachable after the third try', async () => {
    server.fail('GET', 'slow-down', 'slow-down', 'slow-down', 'slow-down')
    expect(await failure(store().get('one', bytes.length))).toBe('unreachable SlowDown')
    expect(called()).toHaveLength(3)
    server.clearFaults()
    server.fail('PUT', 'silence', 'silence', 'silence')
    expect(await failure(store({}, 100).put('two', bytes))).toBe('unreachable')
  })

  it('is not asked again when it rejects a request', async () => {
    server.fail('PUT', 'denied')
    expect(await failure(store().put('two', bytes))).toBe('rejected AccessDenied')
    expect(called()).toEqual(['PUT 403'])
    expect(await failure(store({ bucket: 'other' }).get('one', 9))).toBe('rejected NoSuchBucket')
    expect(await failure(store({ secret: 'wrong' }).get('one', 9))).toBe('rejected SignatureDoesNotMatch')
    expect(await failure(store({ keyId: 'wrong' }).put('one', bytes))).toBe('rejected InvalidAccessKeyId')
    const region = store({ region: 'eu-other-1' })
    expect(await failure(region.delete('one'))).toBe('rejected AuthorizationHeaderMalformed')
    expect(server.objects().get('one')).toEqual(bytes)
  })

  it('is not read beyond the size that was written', async () => {
    expect(await failure(store().get('one', bytes.length - 1))).toBe('damaged')
  })

  it('is unreachable while it is down, and there again after that', async () => {
    await server.stop()
    expect(await failure(store().get('one', bytes.length))).toBe('unreachable')
    await server.start()
    expect(await store().get('one', bytes.length)).toEqual(bytes)
  })
})

it('the secret of the object store is in no error', async () => {
  const wrong = store({ secret: 'wrong-secret-of-ours' })
  const error = await wrong.get('one', 9).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreError)
  expect(JSON.stringify([error, String(error), (error as StoreError).stack])).not.toContain('secret-of-ours')
})
