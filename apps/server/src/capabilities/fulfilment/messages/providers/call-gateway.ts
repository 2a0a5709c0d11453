import { z } from 'zod'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Telephony } from './telephony.ts'

const TIME_LIMIT_MS = 5_000

const joint = z.object({
  number: z.string().regex(/^\+[1-9]\d{5,14}$/u),
  code: z.string().regex(/^\d{2,12}$/u),
})

/**
 * An operator's gateway for calls. `POST` of `{ id, country, from, to, expires_at }` returns `{ number, code
 * }`; `DELETE` of `…/{id}` ends it, and 404 or 410 mean that it has ended already.
 */
export function callGateway(url: string, timeLimitMs = TIME_LIMIT_MS): Telephony {
  const send = async (address: string, request: RequestInit): Promise<Response> =>
    // A redirect would disclose phone numbers to a host that the operator has not configured.
    fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeLimitMs) })
  return {
    async join({ callId, country, from, to, expiresAt }) {
      const body = { id: callId, country, from, to, expires_at: unixSeconds(expiresAt) }
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`the call gateway answered ${response.status}`)
      const joined = joint.parse(await response.json())
      if (joined.number === from || joined.number === to)
        throw new Error('the call gateway gave a number away')
      return joined
    },
    async end(callId) {
      const response = await send(addressOf(url, callId), { method: 'DELETE' })
      await response.body?.cancel()
      const isOver = response.ok || response.status === 404 || response.status === 410
      if (!isOver) throw new Error(`the call gateway answered ${response.status}`)
    },
  }
}

/** Appends to the path of the gateway and keeps its query, which may contain a key. */
function addressOf(base: string, callId: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/u, '')}/${encodeURIComponent(callId)}`
  return url.href
}
