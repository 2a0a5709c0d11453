import { parseArgs } from 'node:util'
import type { BeckonEvent } from '../../types.ts'
import { signWebhook } from '../../webhooks/sign-webhook.ts'
import { type Io, UsageError } from '../io.ts'

const FORWARD_MS = 20_000

/** `beckon listen`: sends each event that happens from now on to a program on this machine, signed like a webhook. */
export async function listen(args: readonly string[], io: Io): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'forward-to': { type: 'string' },
      after: { type: 'string', default: 'now' },
      events: { type: 'string' },
      secret: { type: 'string' },
    },
  })
  const to = addressOf(values['forward-to'])
  const types = values.events?.split(',').map((type) => type.trim())
  const secret = values.secret ?? newSecret()
  io.print(`Forwarding events to ${to.href}`)
  io.print(`Verify them with the secret ${secret}`)
  for await (const event of io.beckon.events.follow({ after: values.after }, { signal: io.signal })) {
    if (types && !types.includes(event.type)) continue
    io.print(`${event.timestamp}  ${event.type}  ${event.id}  → ${await forward(event, { to, secret, io })}`)
  }
}

function addressOf(text: string | undefined): URL {
  const address = text === undefined ? null : URL.parse(text)
  if (!address || !/^https?:$/u.test(address.protocol))
    throw new UsageError('Name the address: beckon listen --forward-to http://localhost:3000/webhooks')
  return address
}

const newSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

interface Forwarding {
  readonly to: URL
  readonly secret: string
  readonly io: Pick<Io, 'post' | 'signal' | 'now'>
}

async function forward({ id, ...event }: BeckonEvent, { to, secret, io }: Forwarding): Promise<string> {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(io.now().getTime() / 1000)
  const headers = await signWebhook({ id, timestamp, body, secret })
  const signal = AbortSignal.any([io.signal, AbortSignal.timeout(FORWARD_MS)])
  try {
    const answer = await io.post(to, {
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal,
    })
    return String(answer.status)
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : String(error)}`
  }
}
