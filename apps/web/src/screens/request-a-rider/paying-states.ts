import { assign } from 'xstate'
import type { PaymentEnd, PaymentInput } from '../../features/payment/index.ts'
import { requestSetup } from './request-setup.ts'
import type { RequestContext } from './request-state.ts'

/** The order as it is paid for: written down once, and kept word for word. */
export const ordering = requestSetup.createStateConfig({
  invoke: {
    src: 'prepareOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: '#request-a-rider.paying',
        actions: assign(({ event }) => ({ ordered: event.output })),
      },
      { target: '#request-a-rider.recomputing' },
    ],
    onError: {
      target: '#request-a-rider.payment',
      actions: assign({ problem: { key: 'error.payment.init' } }),
    },
  },
})

/** The payment has a chart of its own. Whatever comes of it, the draft stays as it is until it is paid. */
export const paying = requestSetup.createStateConfig({
  invoke: {
    id: 'pay',
    src: 'pay',
    input: ({ context }) => payInput(context),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: '#request-a-rider.pushed',
        actions: assign(({ event }) => (event.output.ok ? { orderId: event.output.orderId } : {})),
      },
      {
        guard: ({ event }) => isFor(event.output, 'signature-expired'),
        target: '#request-a-rider.recomputing',
        actions: 'orderAnew',
      },
      {
        guard: ({ event }) => isFor(event.output, 'voucher-gone'),
        target: '#request-a-rider.repricing',
        actions: 'orderAnew',
      },
      {
        guard: ({ context, event }) => context.quote !== null && isFor(event.output, 'refused'),
        target: '#request-a-rider.payment',
        actions: ['askAgain', assign(({ event }) => problemOf(event.output))],
      },
      {
        guard: ({ event }) => isFor(event.output, 'refused'),
        target: '#request-a-rider.hours',
        actions: ['askAgain', assign(({ event }) => ({ unpaid: problemOf(event.output).problem }))],
      },
      {
        guard: ({ context, event }) => context.quote !== null && isFor(event.output, 'over'),
        target: '#request-a-rider.payment',
        actions: ['orderAnew', assign(({ event }) => problemOf(event.output))],
      },
      { guard: 'hasQuote', target: '#request-a-rider.details', actions: ['orderAnew', 'noProblem'] },
      // After a reload there is no fee yet.
      {
        target: '#request-a-rider.hours',
        actions: ['orderAnew', assign(({ event }) => ({ unpaid: problemOf(event.output).problem }))],
      },
    ],
    onError: {
      target: '#request-a-rider.payment',
      actions: ['askAgain', assign({ problem: { key: 'error.payment.init' } })],
    },
  },
})

const isFor = (end: PaymentEnd, why: Exclude<PaymentEnd, { ok: true }>['why']): boolean =>
  !end.ok && end.why === why

const problemOf = (end: PaymentEnd): Pick<RequestContext, 'problem'> => ({
  problem: !end.ok && (end.why === 'refused' || end.why === 'over') ? end.problem : null,
})

function payInput({ origin, ordered, idempotencyKey }: RequestContext): PaymentInput {
  if (!ordered) throw new Error('an order is written down before it is paid for')
  return { vendorId: origin.vendorId, order: ordered, idempotencyKey }
}
