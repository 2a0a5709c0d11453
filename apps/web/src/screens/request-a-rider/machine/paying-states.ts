import { assign } from 'xstate'
import type { PaymentEnd, PaymentInput } from '../../../features/payment/index.ts'
import { isOnline, requestSetup } from './request-setup.ts'
import { type RequestContext, TAKEN_ALREADY, UNCLEAR } from './request-state.ts'

/** The order being paid for. It is stored once and sent unchanged. */
export const preparingOrder = requestSetup.createStateConfig({
  invoke: {
    src: 'prepareOrder',
    input: ({ context }) => context,
    onDone: [
      {
        guard: ({ event }) => event.output !== null,
        target: '#request-a-rider.paying',
        actions: assign(({ event }) => ({ orderToPay: event.output })),
      },
      { target: '#request-a-rider.recomputing' },
    ],
    onError: {
      target: '#request-a-rider.payment',
      actions: assign({ problem: { key: 'error.payment.init' } }),
    },
  },
})

/** The payment has its own state machine. The draft stays unchanged until it succeeds. */
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
        actions: 'startNewOrder',
      },
      {
        guard: ({ event }) => isFor(event.output, 'voucher-gone'),
        target: '#request-a-rider.repricing',
        actions: 'startNewOrder',
      },
      {
        // Another payment was started under this key, so its result is fetched first.
        guard: ({ event }) => problemOfEnd(event.output).problem?.key === TAKEN_ALREADY,
        target: '#request-a-rider.settling',
        actions: 'retryPayment',
      },
      {
        guard: ({ context, event }) => context.quote !== null && isStopped(event.output),
        target: '#request-a-rider.payment',
        actions: [
          { type: 'stopPaying', params: ({ event }) => ({ isBegun: isFor(event.output, 'refused') }) },
          assign(({ event }) => problemOfEnd(event.output)),
        ],
      },
      {
        guard: ({ event }) => isStopped(event.output),
        target: '#request-a-rider.checkingHours',
        actions: [
          { type: 'stopPaying', params: ({ event }) => ({ isBegun: isFor(event.output, 'refused') }) },
          assign(({ event }) => ({ paymentProblem: problemOfEnd(event.output).problem })),
        ],
      },
      {
        guard: ({ context, event }) => context.quote !== null && isFor(event.output, 'over'),
        target: '#request-a-rider.payment',
        actions: ['startNewOrder', assign(({ event }) => problemOfEnd(event.output))],
      },
      { guard: 'hasQuote', target: '#request-a-rider.details', actions: ['startNewOrder', 'noProblem'] },
      // After a reload no fee is loaded yet.
      {
        target: '#request-a-rider.checkingHours',
        actions: [
          'startNewOrder',
          assign(({ event }) => ({ paymentProblem: problemOfEnd(event.output).problem })),
        ],
      },
    ],
    onError: {
      target: '#request-a-rider.payment',
      actions: ['retryPayment', assign({ problem: { key: 'error.payment.init' } })],
    },
  },
})

const isFor = (end: PaymentEnd, why: Exclude<PaymentEnd, { ok: true }>['why']): boolean =>
  !end.ok && end.why === why

const isStopped = (end: PaymentEnd): boolean => isFor(end, 'refused') || isFor(end, 'not-begun')

const problemOfEnd = (end: PaymentEnd): Pick<RequestContext, 'problem'> => ({
  problem: !end.ok && 'problem' in end ? end.problem : null,
})

/** No other order is placed before the result of the first payment is known. */
export const settling = requestSetup.createStateConfig({
  invoke: {
    src: 'cancelEarlierPayment',
    input: ({ context }) => context,
    onDone: [
      {
        guard: ({ event }) => event.output.state === 'over',
        // The new key is stored with the draft by then.
        target: '#request-a-rider.recomputing',
        actions: 'startNewOrder',
      },
      {
        guard: ({ event }) => event.output.state === 'paid',
        target: '#request-a-rider.pushed',
        actions: assign(({ event }) =>
          event.output.state === 'paid' ? { orderId: event.output.orderId } : {},
        ),
      },
      {
        guard: ({ context, event }) => event.output.state === 'other' && !isOnline(context),
        target: '#request-a-rider.submitting',
        actions: 'noPayment',
      },
      {
        guard: ({ event }) => event.output.state === 'other',
        target: '#request-a-rider.payment',
        actions: ['noPayment', assign({ problem: { key: TAKEN_ALREADY } })],
      },
      { target: '#request-a-rider.payment', actions: assign({ problem: { key: UNCLEAR } }) },
    ],
    onError: { target: '#request-a-rider.payment', actions: assign({ problem: { key: UNCLEAR } }) },
  },
})

function payInput({ origin, orderToPay, idempotencyKey }: RequestContext): PaymentInput {
  if (!orderToPay) throw new Error('there is no prepared order to pay')
  return { vendorId: origin.vendorId, order: orderToPay, idempotencyKey }
}
