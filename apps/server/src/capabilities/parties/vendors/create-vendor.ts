import type { operatorCalls, WireVendor } from '@beckon/contract'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import { openByOperator } from './open-by-operator.ts'
import type { VendorDeps } from './deps.ts'

/** A vendor whose owner registers later with its code, which is its id, and the e-mail address. */
export function createVendor(
  deps: VendorDeps,
  { caller, country, deployment, body }: Context<typeof operatorCalls.createVendor>,
): Promise<{ result: WireVendor } | Refusal> {
  const { reason, ...vendor } = body
  const subject = `vendor:${vendor.vendor_id.toLowerCase()}`
  return audited(deps, { caller, country, subject, reason }, async (tx) => {
    const result = await openByOperator(tx, deployment, vendor, deps.clock.now())
    if (isRefusal(result)) return result
    return { before: null, after: vendor.name, answer: { result } }
  })
}
