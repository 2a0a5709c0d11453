import { type Transport, RecipientRefused } from './transport.ts'

const TIMEOUT_MS = 15_000
/** Only the number can make a request invalid: every other field is ours. */
const isOfRecipient = (status: number) => status >= 400 && status < 500 && status !== 401
/** Not taken now, or not for this destination: worth asking again. */
const passing = new Set([403, 408, 425, 429])

/** Posts `{ to, from, text, id }` to an operator's gateway for texts; any 2xx means that it was accepted. */
export function textGateway(url: string): Transport {
  return {
    async carry({ message, sender }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          to: message.recipient,
          from: sender,
          text: message.body_text,
          id: message.message_id,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (isOfRecipient(response.status)) {
        throw new RecipientRefused(
          `the text gateway answered ${response.status}`,
          !passing.has(response.status),
        )
      }
      if (!response.ok) throw new Error(`the text gateway answered ${response.status}`)
    },
    stop: async () => undefined,
  }
}
