import type { AnswerOf, riderDeskCalls } from '@beckon/contract'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { RiderDeps } from '../deps.ts'
import { purgeCodes } from '../login/code-store.ts'
import { riderAccountOf } from '../rider-listener.ts'
import { accountOfPhone, changeAccount, lockAccount, type RiderAccountRow } from './account-store.ts'
import { shownRider } from './show-rider.ts'

type Request = Context<typeof riderDeskCalls.changeRider>

/** Changes what operators may change of an account. Codes for a login at the old number are void after a new one. */
export function changeRider(
  deps: RiderDeps,
  { caller, country, params, body }: Request,
): Promise<AnswerOf<typeof riderDeskCalls.changeRider> | Refusal> {
  const intent = { caller, country, subject: `rider:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    if (account.status === 'left') return refuse('rider.status')
    const phone = await newPhone(tx, account, body.phone_number)
    if (isRefusal(phone)) return phone
    const { name, vehicle, language, note } = body
    const changed = await changeAccount(tx, account, { name, phone, vehicle, language, note })
    if (changed.phone !== account.phone) await purgeCodes(tx, changed.rider_id)
    if (changed.status !== 'invited') await deps.changed(tx, riderAccountOf(changed))
    const answer = { result: await shownRider(deps, tx, changed) }
    return { ...difference(account, changed), answer }
  })
}

async function newPhone(
  tx: Tx,
  account: RiderAccountRow,
  typed: string | undefined,
): Promise<string | undefined | Refusal> {
  if (typed === undefined) return undefined
  if (!isPossiblePhone(typed, account.country)) return refuse('rider.phone-invalid')
  const phone = toE164(typed, account.country)
  const other = await accountOfPhone(tx, account.country, phone)
  const isTaken = other !== undefined && other.rider_id !== account.rider_id
  return isTaken ? refuse('rider.exists', { rider_id: other.rider_id }) : phone
}

const fields = ['name', 'phone', 'vehicle', 'language', 'note'] as const

/** The changed fields as text, before and after. */
function difference(before: RiderAccountRow, after: RiderAccountRow) {
  const changed = fields.filter((field) => before[field] !== after[field])
  const text = (row: RiderAccountRow) => changed.map((field) => `${field}: ${row[field] ?? ''}`).join('\n')
  return { before: text(before), after: text(after) }
}
