import { createServer as createHttp, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localCertificate, localKey } from '../../../test/local-certificate.ts'
import { isPublicAddress } from './public-address.ts'
import { ANSWER_BYTES, type ClosablePost, createPost, type PostSettings } from './post.ts'
import { publicLookup, type ResolvedAddress } from './resolve-public.ts'

let inner: Server
let port: number
let received = 0
let answer: (response: ServerResponse) => void
const senders: ClosablePost[] = []

beforeAll(async () => {
  inner = createHttp((request, response) => {
    received += 1
    request.resume()
    request.on('end', () => answer(response))
  })
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
  port = (inner.address() as AddressInfo).port
})
beforeEach(() => {
  received = 0
  answer = (response) => response.writeHead(200).end('ok')
})
afterAll(async () => {
  senders.forEach((sender) => sender.close())
  inner.closeAllConnections()
  await new Promise((done) => inner.close(done))
})

const loopback: ResolvedAddress = { address: '127.0.0.1', family: 4 }
function sender(settings: Partial<PostSettings> = {}): ClosablePost {
  const post = createPost({ resolve: async () => [loopback], allowedHosts: [], timeoutMs: 5000, ...settings })
  senders.push(post)
  return post
}
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' })

describe('an address inside a network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[fd00:ec2::254]/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://localhost/',
    'https://metadata.google.internal/',
  ])('%s is not reached', async (url) => {
    expect(await sender()(message(url))).toMatchObject({ status: null, error: 'not-allowed' })
  })

  it.each([
    ['one private address', [loopback]],
    ['a public and a private address', [{ address: '93.184.215.14', family: 4 }, loopback]],
    ['an IPv6 address that is mapped to a private one', [{ address: '::ffff:10.0.0.1', family: 6 }]],
    ['the address of a cloud’s metadata', [{ address: '169.254.169.254', family: 4 }]],
    ['an address behind NAT64', [{ address: '64:ff9b::a00:1', family: 6 }]],
  ] as const)('a name with %s is not reached', async (_, addresses) => {
    const post = sender({ resolve: async () => [...addresses] })
    expect(await post(message('https://shop.example.com/'))).toMatchObject({ error: 'not-allowed' })
    expect(received).toBe(0)
  })

  it('a name that cannot be resolved is an error', async () => {
    const post = sender({ resolve: async () => Promise.reject(new Error('shop.example.com has no address')) })
    expect(await post(message('https://shop.example.com/'))).toMatchObject({ status: null, error: 'name' })
  })

  it('a name is resolved once for each connection, which goes to the checked address', async () => {
    let asked = 0
    // The second answer would be the inner network.
    const lookup = publicLookup(async () => {
      asked += 1
      return [asked === 1 ? { address: '93.184.215.14', family: 4 } : loopback]
    })
    const first = await new Promise((done) =>
      lookup('shop.example.com', { all: true }, (error, found) => done([error, found])),
    )
    expect([first, asked]).toEqual([[null, [{ address: '93.184.215.14', family: 4 }]], 1])
    const second = await new Promise((done) =>
      lookup('shop.example.com', {}, (error) => done(error?.message)),
    )
    expect(second).toContain('is not on the internet')
  })
})

it.each([
  ['192.0.2.1', false],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['2606:4700::1111', true],
  ['93.184.215.14', true],
])('%s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('a request', () => {
  const post = () => sender({ allowedHosts: ['127.0.0.1:*'] })
  const url = () => `http://127.0.0.1:${port}/hook`

  it('returns status, start of the answer and Retry-After', async () => {
    answer = (response) => response.writeHead(503, { 'retry-after': '7' }).end('later')
    expect(await post()(message(url()))).toEqual({
      status: 503,
      error: null,
      retryAfter: '7',
      answer: 'later',
    })
  })

  it('does not follow a redirect', async () => {
    answer = (response) => response.writeHead(302, { location: url() }).end()
    expect(await post()(message(url()))).toMatchObject({ status: 302 })
    expect(received).toBe(1)
  })

  it('reads only the start of a long answer', async () => {
    answer = (response) => response.writeHead(200).end(Buffer.alloc(5_000_000, 'x'))
    const { status, answer: text } = await post()(message(url()))
    expect([status, text.length]).toEqual([200, ANSWER_BYTES])
  })

  it('ends when there is no answer in time, and keeps a status that came', async () => {
    const quick = sender({ allowedHosts: ['127.0.0.1:*'], timeoutMs: 50 })
    answer = () => undefined
    expect(await quick(message(url()))).toMatchObject({ status: null, error: 'timeout' })
    answer = (response) => void response.writeHead(200).write('slow')
    expect(await quick(message(url()))).toMatchObject({ status: 200, error: null })
  })

  it('fails where nothing listens, and where the connection breaks', async () => {
    const closed = createHttp()
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done))
    const gone = (closed.address() as AddressInfo).port
    await new Promise((done) => closed.close(done))
    expect(await post()(message(`http://127.0.0.1:${gone}/`))).toMatchObject({ error: 'connection' })
    answer = (response) => (response.socket as Socket).destroy()
    expect(await post()(message(url()))).toMatchObject({ status: null, error: 'connection' })
  })

  it('checks the certificate', async () => {
    const secure = createHttps({ cert: localCertificate, key: localKey }, (_, response) => response.end('ok'))
    await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done))
    const address = `https://localhost:${(secure.address() as AddressInfo).port}/`
    expect(await sender({ allowedHosts: ['localhost:*'] })(message(address))).toMatchObject({ error: 'tls' })
    const trusting = sender({ allowedHosts: ['localhost:*'], ca: localCertificate })
    expect(await trusting(message(address))).toMatchObject({ status: 200, answer: 'ok' })
    secure.closeAllConnections()
    await new Promise((done) => secure.close(done))
  })
})
