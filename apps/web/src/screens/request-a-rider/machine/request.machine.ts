import { assign } from 'xstate'
import { preparingOrder, paying, settling } from './paying-states.ts'
import { emptyDraft } from '../draft/request-draft.ts'
import { isOnline, reachInput, requestSetup } from './request-setup.ts'
import { recomputeProblem } from './pressure-problem.ts'
import { CLOSED, contextOf } from './request-state.ts'
import { afterReach, afterSubmit, isAtAgreedFee, quoteOf } from './request-results.ts'

/** The steps of a request: origin, service hours, destination, deliverable, details, payment, submit. */
export const requestMachine = requestSetup.createMachine({
  id: 'request-a-rider',
  initial: 'origin',
  context: ({ input }) => contextOf(input, emptyDraft),
  on: {
    ORIGIN: { target: '.origin', actions: 'setOrigin' },
    RESTART: { target: '.origin', actions: 'clear' },
    EDIT: { actions: 'edit' },
    NEW_KEY: { actions: 'setKey' },
    VOUCHER: { actions: 'setVoucher' },
    PIN_CHECKED: { actions: 'checkPin' },
    /** Service hours, offered times and the fee depend on the time of collection. */
    WHEN: { target: '.origin', actions: 'setWhen' },
  },
  states: {
    origin: {
      always: [
        { guard: 'isResuming', target: 'preparingOrder' },
        { guard: 'isEditing', target: 'checkingDelivery' },
        { guard: 'hasOrigin', target: 'checkingHours' },
      ],
    },
    checkingHours: {
      // Fast users choose a destination during this check.
      on: { DESTINATION: { actions: 'setDestination' }, FILL: { actions: 'setDestination' } },
      invoke: {
        src: 'checkHours',
        input: reachInput,
        onDone: [
          {
            guard: ({ event }) => event.output.state === 'closed',
            target: 'closed',
            actions: assign(({ event }) =>
              event.output.state === 'closed' ? { problem: event.output.problem } : {},
            ),
          },
          { guard: 'hasDestination', target: 'checkingDelivery', actions: 'noProblem' },
          { target: 'destination', actions: 'noProblem' },
        ],
        // A failure to fetch the hours means open.
        onError: [{ guard: 'hasDestination', target: 'checkingDelivery' }, { target: 'destination' }],
      },
    },
    closed: {
      on: {
        RETRY: { target: 'checkingHours', actions: 'noProblem' },
        WHEN: { target: 'checkingHours', actions: ['setWhen', 'noProblem'] },
      },
    },
    destination: {
      on: {
        DESTINATION: { target: 'checkingDelivery', actions: 'setDestination' },
        FILL: { target: 'checkingDelivery', actions: 'setDestination' },
        RETRY: { guard: 'hasDestination', target: 'checkingDelivery', actions: 'noProblem' },
        PIN_CHECKED: {
          guard: 'hasDestination',
          target: 'checkingDelivery',
          actions: ['checkPin', 'noProblem'],
        },
      },
    },
    checkingDelivery: {
      invoke: {
        src: 'quoteDelivery',
        input: reachInput,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'details',
            actions: assign(({ event }) => afterReach(event.output)),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.problem?.key === CLOSED,
            target: 'closed',
            actions: assign(({ event }) => afterReach(event.output)),
          },
          {
            target: 'destination',
            actions: ['endExpress', assign(({ event }) => afterReach(event.output))],
          },
        ],
        onError: {
          target: 'destination',
          actions: ['endExpress', assign({ problem: { key: 'request.error.deliverable-unknown' } })],
        },
      },
      on: {
        DESTINATION: { target: 'checkingDelivery', reenter: true, actions: 'setDestination' },
        FILL: { target: 'checkingDelivery', reenter: true, actions: 'setDestination' },
        CHANGE_DESTINATION: { target: 'destination' },
        VOUCHER: { target: 'checkingDelivery', reenter: true, actions: 'setVoucher' },
        PIN_CHECKED: { target: 'checkingDelivery', reenter: true, actions: 'checkPin' },
      },
    },
    details: {
      always: { guard: 'isExpress', target: 'express' },
      on: {
        DESTINATION: { target: 'checkingDelivery', actions: 'setDestination' },
        FILL: { target: 'checkingDelivery', actions: 'setDestination' },
        CHANGE_DESTINATION: { target: 'destination' },
        QUOTE_ENDED: { target: 'checkingDelivery' },
        VOUCHER: [
          { guard: 'isOtherFee', target: 'checkingDelivery', actions: 'setVoucher' },
          { actions: 'setVoucher' },
        ],
        NEXT: [
          { guard: 'isRefused', actions: 'refuse' },
          { target: 'payment', actions: 'clearProblems' },
        ],
      },
    },
    /** Checks a seemingly complete draft as if the button had been pressed, and stops at its first violation. */
    express: {
      exit: 'endExpress',
      on: {
        NEXT: [
          { guard: 'isRefused', target: 'details', actions: 'refuse' },
          { target: 'payment', actions: 'clearProblems' },
        ],
      },
    },
    payment: {
      on: {
        BACK: [
          { guard: 'isTakenAlready', target: 'details', actions: ['noProblem', 'startNewOrder'] },
          { target: 'details', actions: 'noProblem' },
        ],
        EDIT: [{ guard: 'changesCash', target: 'repricing', actions: 'edit' }, { actions: 'edit' }],
        VOUCHER: [
          { guard: 'isOtherFee', target: 'repricing', actions: 'setVoucher' },
          { actions: 'setVoucher' },
        ],
        SUBMIT: [
          { guard: 'isRefused', actions: 'refuse' },
          { guard: 'isToConfirm', target: 'confirmingValue', actions: 'noProblem' },
          { target: 'sending', actions: 'noProblem' },
        ],
      },
    },
    /** The route is unchanged; its fee is requested again while the user watches. */
    repricing: {
      invoke: {
        src: 'quoteDelivery',
        input: reachInput,
        onDone: {
          target: 'payment',
          actions: assign(({ event }) => afterReach(event.output)),
        },
        onError: { target: 'payment', actions: assign({ problem: { key: 'error.fee.recompute' } }) },
      },
      on: {
        EDIT: { target: 'repricing', reenter: true, actions: 'edit' },
        VOUCHER: { target: 'repricing', reenter: true, actions: 'setVoucher' },
      },
    },
    confirmingValue: {
      on: {
        CONFIRM_VALUE: {
          target: 'sending',
          actions: assign(({ context }) => ({ confirmedAmount: context.draft.amount })),
        },
        BACK: { target: 'payment' },
      },
    },
    /** Sends the order immediately, or after its payment. */
    sending: {
      always: [
        { guard: 'isOnline', target: 'preparingOrder' },
        // Payment at the door is a different order, so the earlier payment has to end first.
        { guard: 'isPaymentUnclear', target: 'settling' },
        { target: 'submitting' },
      ],
    },
    preparingOrder,
    paying,
    settling,
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'pushed',
            actions: assign(({ event }) => afterSubmit(event.output)),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'signature-expired',
            target: 'recomputing',
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'changed',
            target: 'conflict',
            actions: assign(({ event }) => afterSubmit(event.output)),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'too-late',
            target: 'tooLate',
            actions: assign(({ event }) => afterSubmit(event.output)),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'voucher-gone',
            target: 'repricing',
          },
          {
            target: 'payment',
            actions: assign(({ event }) => afterSubmit(event.output)),
          },
        ],
        onError: {
          target: 'payment',
          actions: assign({ problem: { key: 'request.error.could-not-create' } }),
        },
      },
    },
    /** Requests the fee again one second after its signature was found expired. */
    recomputing: {
      initial: 'waiting',
      states: {
        waiting: { after: { 1000: 'asking' } },
        asking: {
          invoke: {
            src: 'quoteDelivery',
            input: reachInput,
            onDone: [
              {
                guard: ({ context, event }) => isAtAgreedFee(event.output, context),
                target: '#request-a-rider.sending',
                actions: assign(({ event }) => ({ quote: quoteOf(event.output) })),
              },
              {
                // A payment is not repeated automatically: it restarts with the new fee shown.
                guard: ({ context, event }) => isOnline(context) && quoteOf(event.output) !== null,
                target: '#request-a-rider.payment',
                actions: assign(({ event }) => ({
                  quote: quoteOf(event.output),
                  problem: { key: 'error.fee.changed' },
                })),
              },
              {
                guard: ({ event }) => quoteOf(event.output) !== null,
                target: '#request-a-rider.feeChanged',
                actions: assign(({ event }) => ({ newQuote: quoteOf(event.output) })),
              },
              {
                target: '#request-a-rider.payment',
                actions: assign(({ event }) => ({ problem: recomputeProblem(event.output) })),
              },
            ],
            onError: {
              target: '#request-a-rider.payment',
              actions: assign({ problem: { key: 'error.fee.recompute' } }),
            },
          },
        },
      },
    },
    feeChanged: {
      on: {
        CONFIRM_FEE: { target: 'submitting', actions: 'takeNewFee' },
        BACK: { target: 'payment', actions: 'takeNewFee' },
      },
    },
    /** Another user has changed the order meanwhile, so both versions are shown. */
    conflict: {
      on: {
        KEEP_MINE: { target: 'repricing', actions: 'keepMine' },
        TAKE_THEIRS: { target: 'checkingDelivery', actions: 'takeTheirs' },
      },
    },
    tooLate: {},
    pushed: { type: 'final' },
  },
})
