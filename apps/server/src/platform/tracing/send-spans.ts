import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

export interface Collector {
  /** Base address; `/v1/traces` is added. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 10_000

/** Sends one body to the collector; rejects where it is not taken. The address is the operator's own. */
export function createSender({ url, headers }: Collector): (body: Buffer) => Promise<void> {
  const address = new URL(`${url}/v1/traces`)
  const isPlain = address.protocol === 'http:'
  const agent = isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true })
  const open = isPlain ? httpRequest : httpsRequest
  return (body) =>
    new Promise((done, fail) => {
      const request = open(address, {
        method: 'POST',
        agent,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': body.length,
        },
      })
      request.on('timeout', () => request.destroy(new Error('the collector did not answer')))
      request.on('error', fail)
      request.on('response', (response) => {
        response.resume()
        const { statusCode = 0 } = response
        if (statusCode >= 200 && statusCode < 300) done()
        else fail(new Error(`the collector answered ${statusCode}`))
      })
      request.end(body)
    })
}
