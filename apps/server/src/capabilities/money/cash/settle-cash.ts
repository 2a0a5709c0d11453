import { randomUUID } from 'node:crypto'
import type { moneyOpsCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import type { CashDeps } from './deps.ts'
import { enterSettled, publishSettled } from './enter-settled.ts'
import { lockSettlements } from './open-cash.ts'
import { claimOwed, insertSettlement } from './store.ts'

type Settled = { result: { settlement_id: string; amount: number; currency: string; orders: number } }

/** Records that the shop received the collected cash, less the advances already paid. Each order is settled once. */
export async function settleCash(
  deps: CashDeps,
  { caller, country, deployment, params, body }: Context<typeof moneyOpsCalls.settleCash>,
): Promise<Settled | Refusal> {
  const vendor = await deps.vendors.load(params.id)
  if (vendor?.country !== country) return refuse('vendor.not-found')
  const at = deps.clock.now()
  const subject = `cash:${vendor.vendor_id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    await lockSettlements(tx, country)
    const settlementId = randomUUID()
    const before = body.until === undefined ? at : new Date(body.until * 1000)
    const claim = { vendorId: vendor.vendor_id, country, before, settlementId, at }
    const claimed = await claimOwed(tx, claim)
    const minor = claimed.reduce((sum, one) => sum + one.minor, 0)
    // A sum that the shop owes stays open until there is cash to set it off against.
    if (claimed.length === 0 || minor < 0) return refuse('settlement.nothing')
    await enterSettled(deps, tx, settlementId, claimed)
    const { operatorId } = caller
    const counted = { minor, orders: claimed.length }
    await insertSettlement(tx, { ...claim, ...counted, operatorId, reason: body.reason })
    const { currency } = deployment
    await publishSettled(deps, tx, { ...claim, ...counted, currency })
    const amount = toDecimal({ minor, currency })
    if (body.amount !== undefined && body.amount !== amount) return refuse('settlement.changed')
    const result = { settlement_id: settlementId, amount, currency, orders: claimed.length }
    return { before: null, after: `${amount} ${currency}`, answer: { result } }
  })
}
