import type { Deployment } from '@beckon/domain/country'
import type { FastifyInstance } from 'fastify'
import { every } from '../../../platform/clock-every.ts'
import { linkTo, portalOrigins } from '../../../platform/deployments/link-to.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrdersDoor } from '../../ordering/orders/index.ts'
import { beginPaidOrder } from './intents/apply-gateway-event.ts'
import { askGateway } from './intents/ask-gateway.ts'
import { moneyOpsRoutes } from './ops-routes.ts'
import type { PaymentParts } from './deps.ts'
import { connectGateways } from './providers/connect-gateways.ts'
import { reconcileDaily } from './refunds/reconcile.ts'
import { lastDifferences } from './refunds/reconcile-store.ts'
import type { RefundKey } from './refunds/refund-store.ts'
import { sendRefund } from './refunds/refunds.ts'
import { paymentRoutes } from './routes.ts'
import { settleMoney } from './settle-money.ts'
import { defineVoucherHold } from './intents/voucher-hold.ts'
import { WEBHOOK_PATH } from './webhook.ts'

export { moneyVerdict } from './settle-money.ts'

export interface PaymentsDoor {
  routes(app: FastifyInstance): void
}

interface Neighbours extends Pick<PaymentParts, 'ledger' | 'vendors' | 'notify' | 'parameters' | 'isOn'> {
  readonly orders: PaymentParts['orders'] & Pick<OrdersDoor, 'onMoved'>
  /** The pages of others that may show the portal of a country. */
  readonly originsOf: (country: Deployment['country']) => Promise<readonly string[]>
  /** Where this process answers. */
  readonly origin: () => string
}

/** The gateway is asked this often for what it did not tell. */
const ASK_MS = 5_000
/** Whether yesterday's books were compared is looked at this often. */
const RECONCILE_MS = 600_000

/** Paying online: orders that wait for it, the gateway's news, and what goes back. */
export function payments(platform: Platform, neighbours: Neighbours): PaymentsDoor {
  const { db, clock, jobs, log, config, background } = platform
  const { originsOf, origin, ...doors } = neighbours
  const parts: PaymentParts = {
    db,
    clock,
    jobs,
    log,
    gateways: connectGateways(config.gateway),
    ...doors,
    pagesOf: async (deployment) => [
      ...portalOrigins(config, deployment),
      ...(await originsOf(deployment.country)),
    ],
    webhookUrl: (deployment) => webhookUrl(platform, deployment, origin),
  }
  platform.measures.add({
    name: 'reconciliation_differences',
    help: 'What the last compared day of our books and the gateway’s differs in, by country and kind.',
    labels: ['country', 'kind'],
    read: () => lastDifferences(db),
  })
  neighbours.orders.onMoved((tx, moved) => settleMoney(parts, tx, moved))
  jobs.define<OrderKey>('begin-paid-order', (key) => beginPaidOrder(parts, key))
  defineVoucherHold(parts)
  jobs.define<RefundKey>('send-refund', (key) => sendRefund(parts, key))
  if (parts.gateways.countries.length > 0) {
    background.run(
      every('ask-gateway', ASK_MS, () => askGateway(parts), log),
      'worker',
    )
    background.run(
      every('reconcile', RECONCILE_MS, () => reconcileDaily(parts), log),
      'worker',
    )
  }
  return {
    routes(app) {
      paymentRoutes(app, parts)
      moneyOpsRoutes(app, parts)
    },
  }
}

/** In production the domain that everybody knows; elsewhere the gateway is on this machine. */
function webhookUrl({ config }: Platform, deployment: Deployment, origin: () => string): string {
  const path = `${WEBHOOK_PATH}/${deployment.country}` as const
  return deployment.environment === 'prd' ? linkTo(config, deployment, path) : origin() + path
}
