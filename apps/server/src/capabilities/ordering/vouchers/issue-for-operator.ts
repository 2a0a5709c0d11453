import type { OperatedVoucher, voucherCalls } from '@beckon/contract'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import { makeVoucher, stopVoucher } from './issue-voucher.ts'
import type { VoucherDeps } from './deps.ts'

/** Makes a voucher of the operator's country, with its reason. */
export function issueVoucher(
  deps: VoucherDeps,
  { caller, country, deployment, body }: Context<typeof voucherCalls.makeVoucher>,
): Promise<{ result: OperatedVoucher } | Refusal> {
  const { reason, ...voucher } = body
  const subject = subjectOf(voucher.code)
  return audited(deps, { caller, country, subject, reason }, async (tx) => {
    const result = await makeVoucher(tx, { deployment, now: deps.clock.now() }, voucher)
    if (isRefusal(result)) return result
    return { before: null, after: `${result.type} ${result.amount}`, answer: { result } }
  })
}

/** Stops a voucher; orders that used it keep it. */
export function stopIssued(
  deps: VoucherDeps,
  { caller, country, deployment, params, body }: Context<typeof voucherCalls.stopVoucher>,
): Promise<{ result: OperatedVoucher } | Refusal> {
  const intent = { caller, country, subject: subjectOf(params.code), reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const stopped = await stopVoucher(tx, { deployment, now: deps.clock.now() }, params.code)
    if (isRefusal(stopped)) return stopped
    const state = ({ stopped_at }: OperatedVoucher) => (stopped_at === null ? 'counts' : 'stopped')
    const { before, after: result } = stopped
    return { before: state(before), after: state(result), answer: { result } }
  })
}

const subjectOf = (code: string): string => `voucher:${code.trim().toUpperCase()}`
