import type { IntentStatus, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'
import { assign, fromPromise, setup } from 'xstate'
import {
  type Begun,
  isCardFormValid,
  type PaymentContext,
  type PaymentEnd,
  type PaymentEvent,
  type PaymentInput,
  type ConfirmResult,
  withoutCard,
} from './payment-state.ts'

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the screen'))

/** Guards and actions of the payment's state machine. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentEnd,
  },
  actors: {
    checkActivated: fromPromise<boolean, PaymentContext>(unprovided),
    /** Null where online payment is unavailable. */
    loadMethods: fromPromise<CardProvider | null, PaymentContext>(unprovided),
    openWallet: fromPromise<PaymentWallet, PaymentContext>(unprovided),
    createIntent: fromPromise<Begun, PaymentContext>(unprovided),
    confirmIntent: fromPromise<ConfirmResult, PaymentContext>(unprovided),
    askIntent: fromPromise<IntentStatus, PaymentContext>(unprovided),
    /** The current state; the payment may have succeeded meanwhile. */
    cancelIntent: fromPromise<IntentStatus, PaymentContext>(unprovided),
    removeCard: fromPromise<void, PaymentContext>(unprovided),
  },
  guards: {
    isSucceeded: ({ context }) => context.intent?.state === 'SUCCEEDED',
    isActionRequired: ({ context }) =>
      context.intent?.state === 'ACTION_REQUIRED' && context.intent.next_action !== null,
    isProcessing: ({ context }) => context.intent?.state === 'PROCESSING',
    isOver: ({ context }) => context.intent?.state === 'FAILED' || context.intent?.state === 'CANCELLED',
    isNew: ({ context }) => isCardFormValid(context) && context.cardChoice === 'NEW',
    isExisting: ({ context }) => isCardFormValid(context) && context.cardChoice === 'EXISTING',
  },
  actions: {
    chooseNew: assign({ cardChoice: 'NEW', selectedCard: null, problem: null }),
    chooseSaved: assign(({ event }) =>
      event.type === 'CHOOSE_SAVED'
        ? { cardChoice: 'EXISTING' as const, selectedCard: event.cardId, problem: null }
        : {},
    ),
    setTyped: assign(({ event }) =>
      event.type === 'TYPED' ? { typed: event.typed, nameOnCard: event.nameOnCard } : {},
    ),
    setSave: assign(({ event }) => (event.type === 'SAVE_CARD' ? { saveCreditCard: event.saves } : {})),
    setTry: assign(({ event }) => (event.type === 'PAY' ? { tryKey: event.tryKey, problem: null } : {})),
    setCard: assign(({ event }) => (event.type === 'CARD' ? { newCard: event.card } : {})),
    setProblem: assign((_, { key }: { readonly key: string }) => ({ problem: { key } })),
    notRemoved: assign({ removing: null, problem: { key: 'pay.not-removed' } }),
    /** An encrypted card is valid for one attempt. */
    dropCard: assign({ newCard: null }),
    setRemoving: assign(({ event }) =>
      event.type === 'REMOVE' ? { removing: event.cardId, problem: null } : {},
    ),
    dropRemoved: assign(({ context }) => ({
      ...(context.removing === null ? {} : withoutCard(context, context.removing)),
      removing: null,
    })),
    noCard: assign(({ event }) => (event.type === 'NO_CARD' ? { problem: event.problem } : {})),
    leaveChallenge: assign({ problem: { key: 'pay.decline.CHALLENGE_ABANDONED' } }),
  },
})
