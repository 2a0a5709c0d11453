import { brands, type CountryCode, type LocaleTag } from '@beckon/domain/country'
import { createFormatters, isLocaleTag } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { unixSeconds } from '../../../platform/clock.ts'
import { transportsOf, type Channel, channels, deliver, isStuck } from './deliver.ts'
import { htmlOf, plainOf } from './email-template.ts'
import { letterFor, type Occasion } from './message-texts.ts'
import { mailboxRoutes } from './mailbox.ts'
import { failedMessages, insertMessage } from './store.ts'
import { retention } from './schema.ts'

export type { Channel } from './deliver.ts'
export type { Occasion, PaymentOutcome } from './message-texts.ts'

export interface Addressee {
  readonly country: CountryCode
  readonly channel: Channel
  /** An e-mail address, or a phone number with its plus. */
  readonly recipient: string
  /** BCP 47; an unknown language is replaced by the deployment's default. */
  readonly language: string | null
  /**
   * Composed and queued like any other message, but neither stored nor sent: the time must not reveal which accounts
   * exist.
   */
  readonly hasNoAccount?: boolean | undefined
  /** The order that the message is about. In the test mode of a business the message is stored, and no transport gets it. */
  readonly order?: { readonly vendorId: string; readonly orderId: string }
}

export interface NotifyService {
  routes(app: FastifyInstance): void
  /** Whether messages of this channel can be sent at the moment. */
  canReach(channel: Channel): Promise<boolean>
  /** Written with the caller's transaction, sent after it. */
  send(tx: Tx, addressee: Addressee, occasion: Occasion): Promise<void>
  /** Tries the failed messages of a channel again, after the transaction; returns their number. */
  resend(tx: Tx, channel: Channel, country: CountryCode): Promise<number>
  /** Money as the reader's place and language write it; whole units. */
  amount(addressee: Pick<Addressee, 'country' | 'language'>, value: number): string
  /** A moment as the reader's place and language write it. */
  moment(addressee: Pick<Addressee, 'country' | 'language'>, at: Date): string
}

/** Returns the texts of a language with a country's corrections. */
type TranslateIn = (country: CountryCode, locale: LocaleTag) => Promise<Translate>

const SEND_MESSAGE = 'send-message'
/** Messages that are tried again at once. */
const MOST_RESENT = 500

/** Queues the failed messages of a channel again. */
async function resend(
  jobs: Platform['jobs'],
  tx: Tx,
  failed: Pick<Addressee, 'channel' | 'country'>,
): Promise<number> {
  const ids = await failedMessages(tx, failed, MOST_RESENT)
  const messages = ids.map((messageId) => ({ messageId }))
  await jobs.sendAll(SEND_MESSAGE, messages, { tx, group: 'resent' })
  return ids.length
}

/** Emails and texts to users in their language, sent through the operator's services. */
export function notify(platform: Platform, translate: TranslateIn): NotifyService {
  const { config, db, clock, jobs, background, deploymentOf } = platform
  platform.retention.add(retention)
  const transports = transportsOf(config)
  const localeOf = ({ country, language }: Pick<Addressee, 'country' | 'language'>): LocaleTag =>
    language !== null && isLocaleTag(language) ? language : deploymentOf(country).defaultLanguage
  const formattersFor = (addressee: Pick<Addressee, 'country' | 'language'>) => {
    const { country, timezone, currency } = deploymentOf(addressee.country)
    return createFormatters({ locale: localeOf(addressee), country, timezone, currency })
  }
  jobs.define<{ messageId: string }>(SEND_MESSAGE, ({ messageId }) =>
    deliver(platform, transports, messageId),
  )
  background.add({ name: 'messages', start: async () => undefined, stop: () => transports.stop() })
  return {
    routes(app) {
      // Sent messages can be read by their recipients only, so they are not kept.
      const kept = channels.filter((channel) => !transports.of(channel))
      if (config.environment !== 'prd' && kept.length > 0) mailboxRoutes(app, db, kept)
    },
    canReach: async (channel) =>
      transports.of(channel) ? !(await isStuck(db, channel, clock.now())) : config.environment !== 'prd',
    amount: (addressee, value) => formattersFor(addressee).amount(value),
    moment: (addressee, at) => formattersFor(addressee).dateTime(unixSeconds(at)),
    resend: (tx, channel, country) => resend(jobs, tx, { channel, country }),
    async send(tx, addressee, occasion) {
      const deployment = deploymentOf(addressee.country)
      const locale = localeOf(addressee)
      const brand = brands[deployment.brand]
      const letter = letterFor(occasion, await translate(addressee.country, locale), brand.name)
      const messageId = randomUUID()
      const message = {
        message_id: messageId,
        country: addressee.country,
        channel: addressee.channel,
        recipient: addressee.recipient,
        subject: letter.subject,
        body_text: plainOf(letter),
        body_html: htmlOf(letter, { brand, sender: brand.name, locale }),
        created_at: clock.now(),
        vendor_id: addressee.order?.vendorId ?? null,
        order_id: addressee.order?.orderId ?? null,
      }
      await insertMessage(tx, message, addressee.hasNoAccount ?? false)
      const group = addressee.order?.vendorId
      await jobs.send(SEND_MESSAGE, { messageId }, { tx, ...(group !== undefined && { group }) })
    },
  }
}
