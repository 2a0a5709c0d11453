import type { Quote } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { assign, fromPromise, setup } from 'xstate'
import { type Destination, emptyDraft, type RequestDraft } from './request-draft.ts'

/** The collection point that the parcel is fetched from; without coordinates the flow waits here. */
export interface Origin {
  readonly vendorId: string
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

/** What stands in the way, as the key of its text and what the text needs. */
export interface Problem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, string>>
}

export type Hours = { readonly state: 'open' } | { readonly state: 'closed'; readonly problem: Problem }
export type Reach =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly problem: Problem }
export type Sent =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly why: 'signature-expired'; readonly fresh: Quote | null }
  | { readonly ok: false; readonly why: 'refused'; readonly problem: Problem; readonly error?: CallError }

export interface RequestContext {
  readonly origin: Origin
  readonly draft: RequestDraft
  readonly quote: Quote | null
  /** The quote that the fee has changed to, waiting for a yes. */
  readonly newQuote: Quote | null
  readonly problem: Problem | null
  /** Made when the form opens, so that a repeated submission is the same request. */
  readonly idempotencyKey: string
  readonly orderId: string | null
}

export interface RequestInput {
  readonly origin: Origin
  readonly draft?: RequestDraft
  readonly idempotencyKey: string
}

export type RequestEvent =
  | { readonly type: 'ORIGIN'; readonly origin: Origin; readonly idempotencyKey: string }
  | { readonly type: 'DESTINATION'; readonly destination: Destination }
  | { readonly type: 'PIN_CHECKED' }
  | { readonly type: 'CHANGE_DESTINATION' }
  | { readonly type: 'EDIT'; readonly change: Partial<RequestDraft> }
  | { readonly type: 'NEXT'; readonly problem: Problem | null }
  | { readonly type: 'BACK' }
  | { readonly type: 'SUBMIT'; readonly problem: Problem | null }
  | { readonly type: 'CONFIRM_FEE' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'QUOTE_ENDED' }
  | { readonly type: 'RESTART'; readonly idempotencyKey: string }

const unprovided = () => Promise.reject<never>(new Error('this actor is provided by the screen'))

/** The steps of asking for a rider: origin, service hours, destination, deliverable, details, payment, submit. */
export const requestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as RequestEvent,
    input: {} as RequestInput,
  },
  actors: {
    checkHours: fromPromise<Hours, Origin>(unprovided),
    checkReach: fromPromise<Reach, { origin: Origin; destination: Destination }>(unprovided),
    submit: fromPromise<Sent, RequestContext>(unprovided),
  },
  guards: {
    hasOrigin: ({ context }) => context.origin.point !== null,
    hasDestination: ({ context }) => context.draft.destination !== null,
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'EDIT'
        ? {
            draft: { ...context.draft, ...event.change },
            problem: withoutField(context.problem, event.change),
          }
        : {},
    ),
    setDestination: assign(({ context, event }) =>
      event.type === 'DESTINATION'
        ? { draft: { ...context.draft, destination: event.destination }, quote: null, problem: null }
        : {},
    ),
    setOrigin: assign(({ event }) =>
      event.type === 'ORIGIN'
        ? { origin: event.origin, idempotencyKey: event.idempotencyKey, quote: null, problem: null }
        : {},
    ),
    checkPin: assign(({ context }) =>
      context.draft.destination
        ? { draft: { ...context.draft, destination: { ...context.draft.destination, pinChecked: true } } }
        : {},
    ),
    clear: assign(({ event }) =>
      event.type === 'RESTART'
        ? {
            draft: emptyDraft,
            quote: null,
            newQuote: null,
            problem: null,
            orderId: null,
            idempotencyKey: event.idempotencyKey,
          }
        : {},
    ),
    takeNewFee: assign(({ context }) => ({ quote: context.newQuote, newQuote: null })),
  },
}).createMachine({
  id: 'request-a-rider',
  initial: 'origin',
  context: ({ input }) => ({
    origin: input.origin,
    draft: input.draft ?? emptyDraft,
    quote: null,
    newQuote: null,
    problem: null,
    idempotencyKey: input.idempotencyKey,
    orderId: null,
  }),
  on: {
    ORIGIN: { target: '.origin', actions: 'setOrigin' },
    RESTART: { target: '.origin', actions: 'clear' },
    EDIT: { actions: 'edit' },
  },
  states: {
    origin: { always: { guard: 'hasOrigin', target: 'hours' } },
    hours: {
      invoke: {
        src: 'checkHours',
        input: ({ context }) => context.origin,
        onDone: [
          {
            guard: ({ event }) => event.output.state === 'closed',
            target: 'closed',
            actions: assign(({ event }) =>
              event.output.state === 'closed' ? { problem: event.output.problem } : {},
            ),
          },
          { guard: 'hasDestination', target: 'reach' },
          { target: 'destination' },
        ],
        // A failure to fetch the hours means open.
        onError: [{ guard: 'hasDestination', target: 'reach' }, { target: 'destination' }],
      },
    },
    closed: { on: { RETRY: { target: 'hours', actions: assign({ problem: null }) } } },
    destination: {
      on: {
        DESTINATION: { target: 'reach', actions: 'setDestination' },
        RETRY: { guard: 'hasDestination', target: 'reach', actions: assign({ problem: null }) },
      },
    },
    reach: {
      invoke: {
        src: 'checkReach',
        input: ({ context }) => {
          const { destination } = context.draft
          if (!destination) throw new Error('a destination is asked for before its reach')
          return { origin: context.origin, destination }
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'details',
            actions: assign(({ event }) =>
              event.output.ok ? { quote: event.output.quote, problem: null } : {},
            ),
          },
          {
            target: 'destination',
            actions: assign(({ event }) => (event.output.ok ? {} : { problem: event.output.problem })),
          },
        ],
        onError: {
          target: 'destination',
          actions: assign({ problem: { key: 'request.error.deliverable-unknown' } }),
        },
      },
      on: { DESTINATION: { target: 'reach', reenter: true, actions: 'setDestination' } },
    },
    details: {
      on: {
        DESTINATION: { target: 'reach', actions: 'setDestination' },
        CHANGE_DESTINATION: { target: 'destination' },
        PIN_CHECKED: { actions: 'checkPin' },
        QUOTE_ENDED: { target: 'reach' },
        NEXT: [
          {
            guard: ({ event }) => event.problem !== null,
            actions: assign(({ event }) => ({ problem: event.problem })),
          },
          { target: 'payment', actions: assign({ problem: null }) },
        ],
      },
    },
    payment: {
      on: {
        BACK: { target: 'details', actions: assign({ problem: null }) },
        SUBMIT: [
          {
            guard: ({ event }) => event.problem !== null,
            actions: assign(({ event }) => ({ problem: event.problem })),
          },
          { target: 'submitting', actions: assign({ problem: null }) },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'pushed',
            actions: assign(({ event }) => (event.output.ok ? { orderId: event.output.orderId } : {})),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.why === 'signature-expired',
            target: 'recomputing',
          },
          {
            target: 'payment',
            actions: assign(({ event }) =>
              !event.output.ok && event.output.why === 'refused' ? { problem: event.output.problem } : {},
            ),
          },
        ],
        onError: {
          target: 'payment',
          actions: assign({ problem: { key: 'request.error.could-not-create' } }),
        },
      },
    },
    /** The fee is asked for again a second after its signature was found expired. */
    recomputing: {
      initial: 'waiting',
      states: {
        waiting: { after: { 1000: 'asking' } },
        asking: {
          invoke: {
            src: 'checkReach',
            input: ({ context }) => {
              const { destination } = context.draft
              if (!destination) throw new Error('a destination is asked for before its reach')
              return { origin: context.origin, destination }
            },
            onDone: [
              {
                guard: ({ context, event }) =>
                  event.output.ok && event.output.quote.fee === context.quote?.fee,
                target: '#request-a-rider.submitting',
                actions: assign(({ event }) => (event.output.ok ? { quote: event.output.quote } : {})),
              },
              {
                guard: ({ event }) => event.output.ok,
                target: '#request-a-rider.feeChanged',
                actions: assign(({ event }) => (event.output.ok ? { newQuote: event.output.quote } : {})),
              },
              {
                target: '#request-a-rider.payment',
                actions: assign({ problem: { key: 'error.fee.recompute' } }),
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
    pushed: { type: 'final' },
  },
})

/** Editing a field clears its error. */
function withoutField(problem: Problem | null, change: Partial<RequestDraft>): Problem | null {
  if (!problem?.fields) return problem
  const fields = Object.fromEntries(Object.entries(problem.fields).filter(([name]) => !(name in change)))
  return Object.keys(fields).length > 0 ? { ...problem, fields } : null
}
