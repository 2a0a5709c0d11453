import type { OrderRequest } from '@beckon/contract'
import { isPaidAtDoor } from '@beckon/domain/payment'
import { assign, fromPromise, setup } from 'xstate'
import { paymentMachine } from '../../../features/payment/index.ts'
import { savedAt } from '../draft/customer-drafts.ts'
import { changed } from '../draft/changed-draft.ts'
import { emptyDraft, ONLINE_PAYMENT, senderOf } from '../draft/request-draft.ts'
import {
  contextOf,
  type EarlierPayment,
  type HoursResult,
  type QuoteResult,
  type QuoteInput,
  type RequestContext,
  type RequestEvent,
  type RequestInput,
  type SubmitResult,
  TAKEN_ALREADY,
  withoutField,
} from './request-state.ts'

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the screen'))

export const reachInput = ({
  context: { origin, draft, editing },
}: {
  context: RequestContext
}): QuoteInput => ({
  origin,
  draft,
  editing,
})

/** The order is paid online before the search for a rider starts. */
export const isOnline = ({ draft, editing }: RequestContext): boolean =>
  draft.paymentMethod === ONLINE_PAYMENT && !editing

/** Guards, actions and actors of the request's state machine. */
export const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
    children: {} as { pay: 'pay' },
  },
  actors: {
    checkHours: fromPromise<HoursResult, QuoteInput>(unprovided),
    quoteDelivery: fromPromise<QuoteResult, QuoteInput>(unprovided),
    submit: fromPromise<SubmitResult, RequestContext>(unprovided),
    /** The order to pay for; null where its fee has to be requested first. */
    prepareOrder: fromPromise<OrderRequest | null, RequestContext>(unprovided),
    pay: paymentMachine,
    cancelEarlierPayment: fromPromise<EarlierPayment, RequestContext>(unprovided),
  },
  guards: {
    isExpress: ({ context }) => context.isExpress,
    isOnline: ({ context }) => isOnline(context),
    isResuming: ({ context }) => context.isResuming,
    isPaymentUnclear: ({ context }) => context.isPaymentUnclear,
    hasQuote: ({ context }) => context.quote !== null,
    hasOrigin: ({ context }) => context.origin.point !== null,
    hasDestination: ({ context }) => context.draft.destination !== null,
    /** The service hours were checked when the edited order was placed. */
    isEditing: ({ context }) => context.editing !== null,
    isTakenAlready: ({ context }) => context.problem?.key === TAKEN_ALREADY && !context.isPaymentUnclear,
    isRefused: ({ event }) => (event.type === 'NEXT' || event.type === 'SUBMIT') && event.problem !== null,
    isToConfirm: ({ context, event }) =>
      event.type === 'SUBMIT' && event.isHigh && context.confirmedAmount !== context.draft.amount,
    /** The fee was requested again while the voucher was applied to the previous one. */
    isOtherFee: ({ context, event }) => event.type === 'VOUCHER' && context.quote?.signature !== event.of,
    /** Cash on delivery has its own fee, so a change of the payment method may change the fee. */
    changesCash: ({ context, event }) =>
      event.type === 'EDIT' &&
      event.change.paymentMethod !== undefined &&
      isPaidAtDoor(event.change.paymentMethod) !== isPaidAtDoor(context.draft.paymentMethod),
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'EDIT'
        ? {
            draft: changed(context.draft, event.change),
            problem: withoutField(context.problem, event.change),
          }
        : {},
    ),
    /** A changed fee is requested again with the voucher. */
    setVoucher: assign(({ context: { draft, quote }, event }) => {
      if (event.type !== 'VOUCHER') return {}
      const { discount, of } = event
      const voucher = discount?.voucher.code ?? ''
      const isSame = quote?.signature === of
      return {
        draft: changed(draft, { voucher }),
        ...(isSame ? { quote: { ...quote, discount, voucherProblem: null } } : {}),
      }
    }),
    setWhen: assign(({ context, event }) =>
      event.type === 'WHEN'
        ? {
            draft: changed(context.draft, { preorderedFor: event.preorderedFor }),
            problem: withoutField(context.problem, { preorderedFor: null }),
          }
        : {},
    ),
    setDestination: assign(({ context: { draft }, event }) => {
      if (event.type === 'FILL') return { draft: changed(draft, event.change), quote: null, problem: null }
      if (event.type !== 'DESTINATION') return {}
      const { destination } = event
      return {
        draft: changed(draft, { destination, saved: savedAt(draft, destination) }),
        quote: null,
        problem: null,
      }
    }),
    /** A payment without a final state keeps its key, which identifies it. */
    setOrigin: assign(({ context: { idempotencyKey: known, isPaymentUnclear }, event }) =>
      event.type === 'ORIGIN'
        ? {
            origin: event.origin,
            idempotencyKey: isPaymentUnclear ? known : event.idempotencyKey,
            quote: null,
            problem: null,
          }
        : {},
    ),
    setKey: assign(({ event }) =>
      event.type === 'NEW_KEY' ? { idempotencyKey: event.idempotencyKey, isPaymentUnclear: false } : {},
    ),
    checkPin: assign(({ context }) =>
      context.draft.destination
        ? {
            draft: changed(context.draft, {
              destination: { ...context.draft.destination, pinChecked: true },
            }),
          }
        : {},
    ),
    clear: assign(({ context, event }) =>
      event.type === 'RESTART'
        ? contextOf(
            { origin: context.origin, idempotencyKey: event.idempotencyKey },
            {
              ...emptyDraft,
              ...senderOf(context.draft),
              paymentMethod: context.draft.paymentMethod,
              parcel: context.draft.parcel,
            },
          )
        : {},
    ),
    refuse: assign(({ event }) =>
      event.type === 'NEXT' || event.type === 'SUBMIT' ? { problem: event.problem } : {},
    ),
    noProblem: assign({ problem: null }),
    /** The user has seen the reason of the failed payment by now. */
    clearProblems: assign({ problem: null, paymentProblem: null }),
    /** The flow continues manually from here. */
    endExpress: assign({ isExpress: false }),
    /** An unpaid order is placed as a new one. */
    startNewOrder: assign({
      orderToPay: null,
      isResuming: false,
      isPaymentUnclear: false,
      idempotencyKey: () => crypto.randomUUID(),
    }),
    /** The payment may have succeeded: the same key prevents a second charge. */
    retryPayment: assign({ orderToPay: null, isResuming: false, isPaymentUnclear: true }),
    /** Without an order nothing was charged, unless an earlier payment was started. */
    stopPaying: assign(({ context }, { isBegun }: { readonly isBegun: boolean }) => ({
      orderToPay: null,
      isResuming: false,
      isPaymentUnclear: isBegun || context.isResuming || context.isPaymentUnclear,
    })),
    noPayment: assign({ isPaymentUnclear: false }),
    takeNewFee: assign(({ context }) => ({ quote: context.newQuote, newQuote: null })),
    /** The user has seen the other version and overwrites it. */
    keepMine: assign(({ context }) => ({ editing: context.theirs, theirs: null, quote: null })),
    takeTheirs: assign(({ context, event }) =>
      event.type === 'TAKE_THEIRS'
        ? { editing: context.theirs, theirs: null, quote: null, draft: event.draft }
        : {},
    ),
  },
})
