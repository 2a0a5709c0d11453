import { failure, programFailure } from '@beckon/contract'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
})
afterAll(() => server.stop())

describe.each([
  ['of the portal', '/api/orders/v1/vendor/ID/orders', failure],
  ['of operators', '/api/ops/v1/orders/ID', failure],
  ['of riders', '/api/fleet/v1/offer/ID/accept', failure],
  ['of programs', '/api/v1/orders/ID', programFailure],
])('a path parameter of a call %s', (_whose, path, shape) => {
  it.each([
    ['that is longer than any id', 'x'.repeat(401)],
    ['that is very long', 'x'.repeat(9000)],
    ['that cannot be decoded', '%E0%A4%A'],
    ['that holds NUL', '%00'],
  ])('%s is refused in the shape of its API', async (_what, id) => {
    const answer = await server.app.inject({ url: path.replace('ID', id) })
    expect([400, 404]).toContain(answer.statusCode)
    const read = shape.parse(answer.json())
    expect(read.request_id).toBe(answer.headers['x-request-id'])
  })
})

/** Sends bytes that no client library would. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(text))
    let answer = ''
    socket.on('data', (part) => (answer += part))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('the service on its socket', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('does not take %s', async (method) => {
    const answer = await sendRaw(`${method} /api/orders/v1/vendors HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(answer).not.toMatch(/^HTTP\/1\.1 (?:2|5)/u)
  })

  it.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['unknown chunks', 'Transfer-Encoding: xchunked\r\n'],
    ['headers that are too large', `X-Long: ${'x'.repeat(40_000)}\r\n`],
    ['a folded header', 'X-A: b\r\n c\r\n'],
  ])('refuses a request with %s', async (_what, headers) => {
    const answer = await sendRaw(
      `POST /api/auth/v1/login HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Type: application/json\r\n\r\n{}{}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u)
    const [, body = ''] = answer.split('\r\n\r\n')
    expect(failure.safeParse(JSON.parse(body)).success).toBe(true)
  })
})
