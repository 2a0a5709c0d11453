import type { OrderRequest } from '@beckon/contract'
import type { FlagName } from '@beckon/domain/flag'
import { fromPromise } from 'xstate'
import { paymentActors, paymentMachine } from '../../../features/payment/index.ts'
import { loadOptional } from '../../../platform/loading/index.ts'
import { checkHours, type HoursDeps } from './check-hours.ts'
import type {
  EarlierPayment,
  HoursResult,
  QuoteResult,
  QuoteInput,
  RequestContext,
  SubmitResult,
} from './request-state.ts'
import type { SubmitDeps } from './submit-request.ts'

interface RequestActorDeps extends SubmitDeps, HoursDeps {
  readonly isOn: (flag: FlagName) => boolean
}

/** The calls that follow the choice of an address. */
const loadCalls = () => loadOptional(() => import('./request-calls.ts'))

/** Loads them before they are made; never fails, because each call loads them again. */
export const preloadCalls = (): Promise<void> =>
  loadCalls().then(
    () => undefined,
    () => undefined,
  )

/** Calls to the service from the request's state machine. */
export function requestActors(deps: RequestActorDeps) {
  return {
    checkHours: fromPromise<HoursResult, QuoteInput>(({ input }) =>
      checkHours(deps, input.draft.preorderedFor),
    ),
    quoteDelivery: fromPromise<QuoteResult, QuoteInput>(async ({ input }) =>
      (await loadCalls()).quoteDelivery(deps, input),
    ),
    submit: fromPromise<SubmitResult, RequestContext>(async ({ input }) =>
      (await loadCalls()).submit(deps, input),
    ),
    prepareOrder: fromPromise<OrderRequest | null, RequestContext>(async ({ input }) =>
      (await loadCalls()).orderToPay(deps, input),
    ),
    pay: paymentMachine.provide({ actors: paymentActors(deps) }),
    cancelEarlierPayment: fromPromise<EarlierPayment, RequestContext>(async ({ input }) =>
      (await loadCalls()).cancelEarlierPayment(deps, input),
    ),
  }
}
