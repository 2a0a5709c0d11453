import type { IntentStatus, PaymentWallet } from '@beckon/contract'
import type { CardProvider } from '@beckon/domain/payment'
import { fromPromise } from 'xstate'
import { loadOptional } from '../../platform/loading/index.ts'
import type { PaymentActorDeps } from './payment-actor-deps.ts'
import type { Begun, PaymentContext, ConfirmResult } from './payment-state.ts'

/** No card is paid with before a request has been filled in. */
const loadCalls = () => loadOptional(() => import('./payment-calls.ts'))

/** Calls to the service from the payment's state machine. */
export function paymentActors(deps: PaymentActorDeps) {
  const { client, config } = deps
  return {
    checkActivated: fromPromise<boolean, PaymentContext>(async () => (await loadCalls()).isActivated(deps)),
    loadMethods: fromPromise<CardProvider | null, PaymentContext>(async () =>
      config.gateway_origin === null ? null : (await loadCalls()).providerOf(deps),
    ),
    openWallet: fromPromise<PaymentWallet, PaymentContext>(async ({ input }) =>
      (await loadCalls()).openWallet(deps, input),
    ),
    createIntent: fromPromise<Begun, PaymentContext>(async ({ input }) =>
      (await loadCalls()).createIntent(client, input),
    ),
    confirmIntent: fromPromise<ConfirmResult, PaymentContext>(async ({ input }) =>
      (await loadCalls()).confirmIntent(client, input),
    ),
    askIntent: fromPromise<IntentStatus, PaymentContext>(async ({ input }) =>
      (await loadCalls()).readIntent(deps, input),
    ),
    cancelIntent: fromPromise<IntentStatus, PaymentContext>(async ({ input }) =>
      (await loadCalls()).cancelIntent(client, input),
    ),
    removeCard: fromPromise<void, PaymentContext>(async ({ input }) =>
      (await loadCalls()).removeCard(deps, input),
    ),
  }
}
