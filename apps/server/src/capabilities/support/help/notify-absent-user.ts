import { channelOf } from '@beckon/domain/account'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/deployments/link-to.ts'
import type { HelpDeps } from './deps.ts'

export const HELP_AWAY = 'help-away'

export interface Unseen {
  readonly vendorId: string
  readonly conversationId: string
  readonly position: number
}

/** Sends an email about an answer that was not seen in time; later answers bring their own. */
export async function notifyAbsentUser(
  { db, notify, config, deploymentOf }: HelpDeps,
  { vendorId, conversationId, position }: Unseen,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('help_message')
      .innerJoin('help_conversation', (join) =>
        join
          .onRef('help_conversation.vendor_id', '=', 'help_message.vendor_id')
          .onRef('help_conversation.conversation_id', '=', 'help_message.conversation_id'),
      )
      .innerJoin('user_account', 'user_account.user_id', 'help_conversation.user_id')
      .select(['user_account.email', 'help_conversation.country', 'help_conversation.language'])
      .where('help_message.vendor_id', '=', vendorId)
      .where('help_message.conversation_id', '=', conversationId)
      .where('help_message.position', '=', position)
      .where('help_message.seen_at', 'is', null)
      .executeTakeFirst()
    if (!found) return
    const { country, language, email } = found
    const channel = channelOf(email)
    if (!(await notify.canReach(channel))) return
    const url = linkTo(config, deploymentOf(country), `/helpcenter/${encodeURIComponent(vendorId)}`)
    await notify.send(tx, { country, channel, recipient: email, language }, { kind: 'help-answered', url })
  })
}
