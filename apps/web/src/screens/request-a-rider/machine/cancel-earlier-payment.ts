import { paymentCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { problemOf } from '../../../platform/client/index.ts'
import { pause } from '../../../platform/clock/index.ts'
import type { EarlierPayment, RequestContext } from './request-state.ts'

const RUNNING_TRIES = 10

/** Cancels the earlier payment under the key of this request; returns its state. */
export async function cancelEarlierPayment(
  { client }: { readonly client: Client },
  { origin: { vendorId: vendor_id }, idempotencyKey: request_key }: RequestContext,
): Promise<EarlierPayment> {
  for (let tries = 0; ; tries += 1) {
    const sent = await client.call(paymentCalls.cancelPaymentIntent, { body: { vendor_id, request_key } })
    if (sent.ok) {
      const { state, order_id: orderId } = sent.answer.result
      if (state === 'SUCCEEDED') return { state: 'paid', orderId }
      return { state: state === 'CANCELLED' || state === 'FAILED' ? 'over' : 'unclear' }
    }
    const { code } = problemOf(sent.error)
    if (code === 'payment.not-found') return { state: 'over' }
    if (code === 'idempotency.conflict') return { state: 'other' }
    if (code !== 'idempotency.running' || tries >= RUNNING_TRIES) return { state: 'unclear' }
    await pause(1000)
  }
}
