import { brands } from '@beckon/domain/country'
import { isOfTestMode } from '@beckon/domain/program'
import { sql } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Transport, POLICY_PATTERN, RecipientRefused } from './providers/transport.ts'
import { smtpTransport } from './providers/smtp.ts'
import { textGateway } from './providers/text-gateway.ts'
import { findWaiting, markFailed, markRefused, markSent } from './store.ts'

export const channels = ['mail', 'text'] as const
export type Channel = (typeof channels)[number]

export interface Transports {
  /** Undefined where messages stay in the mailbox of the service itself. */
  of(channel: Channel): Transport | undefined
  stop(): Promise<void>
}

export function transportsOf({ smtpUrl, textUrl }: Pick<Config, 'smtpUrl' | 'textUrl'>): Transports {
  const mail = smtpUrl === undefined ? undefined : smtpTransport(smtpUrl)
  const text = textUrl === undefined ? undefined : textGateway(textUrl)
  return {
    of: (channel) => (channel === 'mail' ? mail : text),
    async stop() {
      await mail?.stop()
      await text?.stop()
    },
  }
}

/** Brings one message on its way. It may be asked twice: what has been sent is not sent again. */
export async function deliver(
  {
    db,
    clock,
    config,
    deploymentOf,
    log,
  }: Pick<Platform, 'db' | 'clock' | 'config' | 'deploymentOf' | 'log'>,
  transports: Transports,
  messageId: string,
): Promise<void> {
  const message = await findWaiting(db, messageId)
  if (!message) return
  const deployment = deploymentOf(message.country)
  const isReal = !isOfTestMode(message.vendor_id ?? '')
  const transport = isReal ? transports.of(message.channel) : undefined
  if (transport) {
    const from = config.mailFrom ?? `no-reply@${deployment.domains[0] ?? 'localhost'}`
    try {
      await transport.carry({ message, from, sender: brands[deployment.brand].name })
    } catch (error) {
      if (error instanceof RecipientRefused) {
        await markRefused(db, messageId, error)
        if (!error.isFinal) throw error
        // The recipient is in the table, for those with access to it.
        log.warn({ channel: message.channel, message: messageId }, 'a message was refused for its recipient')
        return
      }
      await markFailed(db, messageId, error instanceof Error ? error.message : 'unknown')
      throw error
    }
  }
  await markSent(db, messageId, clock.now(), transport === undefined)
}

const STUCK_TRIES = 3
const STUCK_WITHIN_MS = 3_600_000
/** Refusals by policy count from this many recipient domains on, because one person can cause a few. */
const REFUSED_DOMAINS = 3

/**
 * Whether messages of this channel cannot be sent at the moment. Refusals of single recipients are not counted, and only
 * failures since the last message that was sent are, so that one person cannot stop the channel.
 */
export async function isStuck(db: Database, channel: Channel, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - STUCK_WITHIN_MS)
  const { rows } = await sql<{ is_stuck: boolean }>`
    select coalesce(bool_or(tries >= ${STUCK_TRIES}), false)
      or count(distinct lower(split_part(recipient, '@', 2))) filter (where last_fault ~ ${POLICY_PATTERN})
        >= ${REFUSED_DOMAINS} as is_stuck
    from message
    where channel = ${channel} and sent_at is null and created_at > ${since}
      and created_at > coalesce(
        (select max(sent_at) from message where channel = ${channel} and created_at > ${since}), '-infinity')`.execute(
    db,
  )
  return rows[0]?.is_stuck ?? false
}
