import { assign } from 'xstate'
import { serverSeconds } from '../../platform/clock/index.ts'
import { paymentSetup } from './payment-setup.ts'
import {
  contextOf,
  firstChoice,
  overKey,
  type PaymentContext,
  type PaymentEnd,
  type ConfirmResult,
} from './payment-state.ts'

/** Milliseconds after which an unanswered frame counts as lost. */
const FRAME_MS = 20_000
const ASK_MS = 2000

const refused = (key: string): PaymentEnd => ({ ok: false, why: 'refused', problem: { key } })
const notStarted = (key: string): PaymentEnd => ({ ok: false, why: 'not-begun', problem: { key } })
const problem = (key: string) => ({ type: 'setProblem', params: { key } }) as const

/** Returns the context changes after a payment was confirmed. */
function afterConfirm(tried: ConfirmResult): Partial<PaymentContext> {
  if (tried.ok) return { intent: tried.intent }
  return tried.why === 'refused' ? { problem: tried.problem } : {}
}

/**
 * The states of an online payment: activated, methods, wallet, intent, a card, confirm, and the bank's challenge in
 * between. Restarted with the same order and key, as after a reload, it continues at the service's state.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  initial: 'checking',
  context: ({ input }) => contextOf(input),
  output: ({ event }) => event.output as PaymentEnd,
  states: {
    checking: {
      invoke: {
        src: 'checkActivated',
        input: ({ context }) => context,
        onDone: [{ guard: ({ event }) => event.output, target: 'loadingMethods' }, { target: 'off' }],
        onError: { target: 'unknown' },
      },
    },
    loadingMethods: {
      invoke: {
        src: 'loadMethods',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'noMethod' },
          { target: 'openingWallet', actions: assign(({ event }) => ({ provider: event.output })) },
        ],
        onError: { target: 'unknown' },
      },
    },
    openingWallet: {
      invoke: {
        src: 'openWallet',
        input: ({ context }) => context,
        onDone: { target: 'creatingIntent', actions: assign(({ event }) => ({ wallet: event.output })) },
        onError: { target: 'notStarted' },
      },
    },
    creatingIntent: {
      invoke: {
        src: 'createIntent',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'evaluating',
            actions: assign(({ context, event: { output } }) =>
              output.ok
                ? {
                    intent: output.intent,
                    paymentMethods: output.methods,
                    ...(context.cardChoice === 'NOT_SET' ? firstChoice(output.methods) : {}),
                  }
                : {},
            ),
          },
          { target: 'refused' },
        ],
        onError: { target: 'notCreated' },
      },
    },
    /** Continues at the service's last state. */
    evaluating: {
      always: [
        { guard: 'isSucceeded', target: 'paid' },
        { guard: 'isActionRequired', target: 'challenged' },
        { guard: 'isProcessing', target: 'waiting' },
        { guard: 'isOver', target: 'over' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      entry: 'dropCard',
      initial: 'ready',
      on: {
        CHOOSE_NEW: { actions: 'chooseNew' },
        CHOOSE_SAVED: { actions: 'chooseSaved' },
        TYPED: { actions: 'setTyped' },
        SAVE_CARD: { actions: 'setSave' },
        BACK: 'leaving',
      },
      states: {
        ready: {
          on: {
            PAY: [
              { guard: 'isNew', target: '#payment.takingCard', actions: 'setTry' },
              { guard: 'isExisting', target: '#payment.confirming', actions: 'setTry' },
            ],
            REMOVE: { target: 'removing', actions: 'setRemoving' },
          },
        },
        removing: {
          invoke: {
            src: 'removeCard',
            input: ({ context }) => context,
            onDone: { target: 'ready', actions: 'dropRemoved' },
            onError: { target: 'ready', actions: 'notRemoved' },
          },
        },
      },
    },
    /** Requests the card from the frame, which returns it encrypted. */
    takingCard: {
      on: {
        TYPED: { actions: 'setTyped' },
        CARD: { target: 'confirming', actions: 'setCard' },
        NO_CARD: { target: 'choosing', actions: 'noCard' },
      },
      after: { [FRAME_MS]: { target: 'choosing', actions: problem('error.payment.init') } },
    },
    confirming: {
      invoke: {
        src: 'confirmIntent',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'evaluating',
            actions: assign(({ event }) => afterConfirm(event.output)),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'wallet',
            target: 'openingWallet',
            actions: problem('error.payment.wallet'),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'refused',
            target: 'polling',
            actions: assign(({ event }) => afterConfirm(event.output)),
          },
          { target: 'polling', actions: problem('error.payment.init') },
        ],
        onError: { target: 'polling', actions: problem('error.payment.init') },
      },
    },
    /** The bank's challenge. Its page reports its end, and the service is polled as well. */
    challenged: {
      on: {
        CHALLENGED: '.polling',
        LEAVE_CHALLENGE: { target: 'choosing', actions: 'leaveChallenge' },
      },
      initial: 'showing',
      states: {
        showing: { after: { [ASK_MS]: 'polling' } },
        polling: {
          invoke: {
            src: 'askIntent',
            input: ({ context }) => context,
            onDone: {
              target: '#payment.evaluating',
              actions: assign(({ event }) => ({ intent: event.output })),
            },
            onError: 'showing',
          },
        },
      },
    },
    /** Waits for the bank's processing. */
    waiting: { on: { BACK: 'leaving' }, after: { [ASK_MS]: 'polling' } },
    /** Polls until the result is available: a payment that may have succeeded is not repeated. */
    polling: {
      on: { BACK: 'leaving' },
      invoke: {
        src: 'askIntent',
        input: ({ context }) => context,
        onDone: { target: 'evaluating', actions: assign(({ event }) => ({ intent: event.output })) },
        onError: 'waiting',
      },
    },
    leaving: {
      invoke: {
        src: 'cancelIntent',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.state === 'SUCCEEDED',
            target: 'paid',
            actions: assign(({ event }) => ({ intent: event.output })),
          },
          {
            guard: ({ event }) => event.output.state === 'CANCELLED' || event.output.state === 'FAILED',
            target: 'abandoned',
          },
          {
            // The bank is processing the payment; no other order is placed before its result.
            guard: ({ event }) => event.output.state === 'PROCESSING',
            target: 'waiting',
            actions: assign(({ event }) => ({ intent: event.output, problem: null })),
          },
          {
            target: 'evaluating',
            actions: [assign(({ event }) => ({ intent: event.output })), problem('pay.not-left')],
          },
        ],
        onError: { target: 'polling', actions: problem('pay.not-left') },
      },
    },
    paid: {
      type: 'final',
      output: ({ context }): PaymentEnd => ({ ok: true, orderId: context.intent?.order_id ?? '' }),
    },
    abandoned: { type: 'final', output: (): PaymentEnd => ({ ok: false, why: 'back' }) },
    off: { type: 'final', output: (): PaymentEnd => notStarted('error.payment.off') },
    unknown: { type: 'final', output: (): PaymentEnd => notStarted('error.payment.get-if-enabled') },
    noMethod: { type: 'final', output: (): PaymentEnd => notStarted('error.no-payment-method-available') },
    notStarted: { type: 'final', output: (): PaymentEnd => notStarted('error.payment.init') },
    notCreated: { type: 'final', output: (): PaymentEnd => refused('error.payment.intent-creation') },
    refused: { type: 'final', output: ({ event }) => endOf(event) },
    over: {
      type: 'final',
      output: ({ context }): PaymentEnd => ({
        ok: false,
        why: 'over',
        problem: { key: overKey(context.intent, serverSeconds()) },
      }),
    },
  },
})

/** Returns the service's refusal to start a payment. */
function endOf(event: object): PaymentEnd {
  const output = 'output' in event ? (event.output as PaymentEnd) : undefined
  return output && !output.ok ? output : refused('error.payment.intent-creation')
}
