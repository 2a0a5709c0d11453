import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { waitForService } from './wait-for-service.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** A service that is ready at the third request. */
async function startService(environment: string): Promise<string> {
  let requests = 0
  const created = createServer(({ url }, answer) => {
    requests += 1
    answer.statusCode = url === '/readyz' && requests < 3 ? 503 : 200
    answer.end(JSON.stringify({ environment }))
  })
  server = created
  await new Promise<void>((done) => created.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(created.address() as AddressInfo).port}`
}

it('the fleet waits until the service is ready', async () => {
  const url = await startService('san')
  await expect(waitForService(url, new AbortController().signal)).resolves.toBeUndefined()
})

it('the fleet refuses a production service', async () => {
  const url = await startService('prd')
  await expect(waitForService(url, new AbortController().signal)).rejects.toThrow('production')
})

it('the fleet ends its wait when the process is stopped', async () => {
  const stopping = new AbortController()
  const waiting = waitForService('http://127.0.0.1:9', stopping.signal)
  stopping.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})
