import type { operatorCalls } from '@beckon/contract'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import type { AccountDeps } from './deps.ts'
import { type AccountState, changeAccount, idOfAccount } from './change-account.ts'

const described = ({ disabled, passwordResetRequired }: AccountState): string =>
  `${disabled ? 'closed' : 'open'}${passwordResetRequired ? ', password reset required' : ''}`

/** Closes or opens an account, or makes it choose a new password. The record names its id, not its address. */
export async function setAccountState(
  deps: AccountDeps,
  { caller, country, body }: Context<typeof operatorCalls.changeAccount>,
): Promise<{ result: true } | Refusal> {
  const userId = await idOfAccount(deps, country, body.email_address)
  if (userId === undefined) return refuse('account.not-found')
  const wanted = {
    ...(body.disabled === undefined ? {} : { disabled: body.disabled }),
    ...(body.password_reset_required === undefined
      ? {}
      : { passwordResetRequired: body.password_reset_required }),
  }
  const intent = { caller, country, subject: `account:${userId}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const states = await changeAccount(deps, tx, userId, wanted)
    if (!states) return refuse('account.not-found')
    return {
      before: described(states.before),
      after: described(states.after),
      answer: { result: true } as const,
    }
  })
}
