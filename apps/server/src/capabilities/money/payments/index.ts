import { countryCodes, type Deployment } from '@beckon/domain/country'
import { intentStates } from '@beckon/domain/payment'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { linkTo, portalOrigins } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow, OrdersService } from '../../ordering/orders/index.ts'
import { beginPaidOrder } from './intents/apply-gateway-event.ts'
import { askAfterPayment, askGateway } from './intents/ask-gateway.ts'
import { moneyOpsRoutes } from './ops-routes.ts'
import type { PaymentDeps } from './deps.ts'
import { moneyDeskRoutes } from './desk/routes.ts'
import { connectGateways } from './providers/connect-gateways.ts'
import { reconcileDaily } from './refunds/reconcile.ts'
import { differenceKinds, lastDifferences } from './refunds/reconcile-store.ts'
import type { RefundKey } from './refunds/refund-store.ts'
import { sendRefund } from './refunds/refunds.ts'
import { repeatFailedRefunds } from './refunds/retry-refunds.ts'
import { paymentRoutes } from './routes.ts'
import { postMoney } from './post-money.ts'
import { defineVoucherHold } from './intents/voucher-hold.ts'
import { WEBHOOK_PATH } from './webhook.ts'

export { moneyEvaluation } from './post-money.ts'

export interface PaymentsService {
  routes(app: FastifyInstance): void
  /** Looks up the payment of an order at the gateway, after the transaction. */
  askGateway(tx: Tx, key: OrderKey): Promise<void>
  /** Sends the failed refunds of a locked order again. */
  repeatFailedRefunds(tx: Tx, order: OrderRow): Promise<{ readonly refunds: number }>
}

interface RequiredServices extends Pick<
  PaymentDeps,
  'ledger' | 'vendors' | 'notify' | 'parameters' | 'isOn'
> {
  readonly orders: PaymentDeps['orders'] & Pick<OrdersService, 'onMoved'>
  /** The pages of others that may show the portal of a country. */
  readonly originsOf: (country: Deployment['country']) => Promise<readonly string[]>
  /** Where this process answers. */
  readonly origin: () => string
}

/** Interval at which the gateway is asked about events that did not arrive. */
const ASK_MS = 5_000
/** Whether yesterday's books were compared is looked at this often. */
const RECONCILE_MS = 600_000

/** Paying online: orders that wait for it, the gateway's events, and what goes back. */
export function payments(platform: Platform, services: RequiredServices): PaymentsService {
  const { db, clock, jobs, log, config, background } = platform
  const { originsOf, origin, ...others } = services
  const deps: PaymentDeps = {
    db,
    clock,
    jobs,
    log,
    outcomes: countOutcomes(platform),
    gateways: connectGateways(config.gateway),
    ...others,
    pagesOf: async (deployment) => [
      ...portalOrigins(config, deployment),
      ...(await originsOf(deployment.country)),
    ],
    webhookUrl: (deployment) => webhookUrl(platform, deployment, origin),
  }
  measureReconciliation(platform)
  services.orders.onMoved((tx, moved) => postMoney(deps, tx, moved))
  jobs.define<OrderKey>('begin-paid-order', (key) => beginPaidOrder(deps, key))
  jobs.define<OrderKey>('ask-after-payment', (key) => askAfterPayment(deps, key), { retries: 2 })
  defineVoucherHold(deps)
  jobs.define<RefundKey>('send-refund', (key) => sendRefund(deps, key))
  if (deps.gateways.countries.length > 0) {
    background.add(
      createPeriodicService('ask-gateway', ASK_MS, () => askGateway(deps), log),
      'worker',
    )
    background.add(
      createPeriodicService('reconcile', RECONCILE_MS, () => reconcileDaily(deps), log),
      'worker',
    )
  }
  return {
    askGateway: (tx, key) => jobs.send('ask-after-payment', key, { tx, singletonKey: key.orderId }),
    repeatFailedRefunds: (tx, order) => repeatFailedRefunds(deps, tx, order),
    routes(app) {
      paymentRoutes(app, deps)
      moneyOpsRoutes(app, deps)
      moneyDeskRoutes(app, deps)
    },
  }
}

const countOutcomes = ({ metrics }: Platform): PaymentDeps['outcomes'] =>
  metrics.counter({
    name: 'beckon_payment_outcomes_total',
    help: 'States of card payments as they were first seen.',
    labels: { country: countryCodes, outcome: intentStates },
  })

function measureReconciliation({ metrics, db }: Platform): void {
  metrics.gauge({
    name: 'beckon_reconciliation_differences',
    help: 'What the last compared day of our books and the gateway’s differs in, by country and kind.',
    labels: { country: countryCodes, kind: differenceKinds },
    read: () => lastDifferences(db),
  })
}

/** In production the country's public domain; elsewhere the gateway runs on this machine. */
function webhookUrl({ config }: Platform, deployment: Deployment, origin: () => string): string {
  const path = `${WEBHOOK_PATH}/${deployment.country}` as const
  return deployment.environment === 'prd' ? linkTo(config, deployment, path) : origin() + path
}
