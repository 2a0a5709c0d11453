import { randomUUID } from 'node:crypto'
import type { AnswerOf, moneyOpsCalls } from '@beckon/contract'
import { toDecimal, toMinor } from '@beckon/domain/money'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import type { EarningsDeps } from './deps.ts'
import { cashInHand, insertDeposit, lockRiderCash } from './store.ts'

type Answer = AnswerOf<typeof moneyOpsCalls.takeRiderCash>

/** Records that a rider handed on cash; never more than the rider has, and each receipt number once. */
export async function takeCash(
  deps: Pick<EarningsDeps, 'db' | 'clock'>,
  { caller, country, deployment, params, body }: Context<typeof moneyOpsCalls.takeRiderCash>,
): Promise<Answer | Refusal> {
  const { currency } = deployment
  const read = toMinor(body.amount, currency)
  if (!read.ok) return refuse('request.invalid', { fields: { amount: 'decimals' } })
  const { minor } = read.money
  const subject = `rider-cash:${params.id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const rider = await tx
      .selectFrom('rider')
      .select('rider_id')
      .where('rider_id', '=', params.id)
      .where('country', '=', country)
      .executeTakeFirst()
    if (!rider) return refuse('rider.not-found')
    await lockRiderCash(tx, country, 'deposit')
    const inHand = (await cashInHand(tx, [params.id])).get(params.id) ?? 0
    if (minor > inHand) return refuse('request.invalid', { fields: { amount: 'more-than-in-hand' } })
    const isNew = await insertDeposit(tx, {
      rider_id: params.id,
      deposit_id: randomUUID(),
      country,
      currency,
      amount_minor: minor,
      operator_id: caller.operatorId,
      reason: body.reason,
      created_at: deps.clock.now(),
      receipt: body.receipt ?? null,
    })
    if (!isNew) return refuse('receipt.used')
    const left = toDecimal({ minor: inHand - minor, currency })
    const before = `${toDecimal({ minor: inHand, currency })} ${currency}`
    const receipt = body.receipt === undefined ? '' : `, receipt ${body.receipt}`
    return { before, after: `${left} ${currency}${receipt}`, answer: { result: { in_hand: left, currency } } }
  })
}
