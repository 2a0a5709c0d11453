import type { operatorCalls } from '@beckon/contract'
import type { Context } from '../../platform/http/context.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { AccountState } from '../accounts/index.ts'
import { audited } from './audited.ts'
import type { OperatorParts } from './operator-parts.ts'

const described = ({ disabled, passwordResetRequired }: AccountState): string =>
  `${disabled ? 'closed' : 'open'}${passwordResetRequired ? ', password reset required' : ''}`

/** Closes or opens an account, or makes it choose a new password. The record names its id, not its address. */
export async function changeAccount(
  parts: OperatorParts,
  { caller, country, body }: Context<typeof operatorCalls.changeAccount>,
): Promise<{ result: true } | Refusal> {
  const userId = await parts.accounts.idOf(country, body.email_address)
  if (userId === undefined) return refuse('account.not-found')
  const wanted = {
    ...(body.disabled === undefined ? {} : { disabled: body.disabled }),
    ...(body.password_reset_required === undefined
      ? {}
      : { passwordResetRequired: body.password_reset_required }),
  }
  const intent = { caller, country, subject: `account:${userId}`, reason: body.reason }
  return audited(parts, intent, async (tx) => {
    const states = await parts.accounts.change(tx, userId, wanted)
    if (!states) return refuse('account.not-found')
    return {
      before: described(states.before),
      after: described(states.after),
      answer: { result: true } as const,
    }
  })
}
