import type { IntentRow } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Gateway } from '../gateway.ts'
import { conclude } from '../intents/confirm-intent.ts'
import { decline } from '../intents/transitions.ts'

export const outcomes = ['pass', 'fail', 'abandon'] as const
export type ChallengeOutcome = (typeof outcomes)[number]

/** Returns the payment of a challenge. Its address is the only credential, as in a bank's own message. */
export const findChallenged = ({ db }: Gateway, challengeId: string): Promise<IntentRow | undefined> =>
  db.selectFrom('intent').selectAll().where('challenge_id', '=', challengeId).executeTakeFirst()

/** Returns whether the challenge was still open. */
export async function answerChallenge(
  gateway: Gateway,
  challengeId: string,
  outcome: ChallengeOutcome,
): Promise<boolean> {
  const isAnswered = await inTransaction(gateway.db, async (tx) => {
    const intent = await tx
      .selectFrom('intent')
      .selectAll()
      .where('challenge_id', '=', challengeId)
      .where('status', '=', 'requires_action')
      .forUpdate()
      .executeTakeFirst()
    const isExpired = intent?.challenge_until && intent.challenge_until <= gateway.clock.now()
    if (!intent || isExpired) return false
    if (outcome === 'pass') await conclude(gateway, tx, intent, intent.pending?.verdict ?? 'processing_error')
    else
      await decline(
        gateway,
        tx,
        intent,
        outcome === 'fail' ? 'authentication_failed' : 'authentication_abandoned',
      )
    return true
  })
  gateway.wake()
  return isAnswered
}
