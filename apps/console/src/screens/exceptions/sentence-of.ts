import type { ExceptionRecord } from '@beckon/contract'
import type { Texts } from '../../platform/texts/index.ts'

/** The state that made an exception, in one sentence. */
export function sentenceOf(texts: Texts, { kind, facts }: ExceptionRecord, now: number): string {
  const { t, format } = texts
  const time = facts.since === undefined ? '–' : timeOf(texts, facts.since, now)
  const amount = facts.amount === undefined ? '–' : format.amount(facts.amount, facts.currency)
  switch (kind) {
    case 'no-rider':
      return t('console.exceptions.says.no-rider', { time, tries: facts.tries ?? 0 })
    case 'rider-silent':
      return t('console.exceptions.says.rider-silent', { time, parcels: facts.count ?? 0 })
    case 'stuck':
      return t('console.exceptions.says.stuck', { time, status: t(`status.${facts.status ?? 'NEW'}`) })
    case 'no-answer':
      return t('console.exceptions.says.no-answer', { time, cause: causeText(t, facts.cause) })
    case 'cash-short': {
      const due = facts.due === undefined ? '–' : format.amount(facts.due, facts.currency)
      return t('console.exceptions.says.cash-short', { amount, due })
    }
    case 'payment-unclear':
      return t('console.exceptions.says.payment-unclear', { amount, time })
    case 'refund-failed':
      return t('console.exceptions.says.refund-failed', { amount })
    case 'mail-failing':
      return t('console.exceptions.says.mail-failing', { messages: facts.count ?? 0, time })
    case 'webhook-failing':
      return t('console.exceptions.says.webhook-failing', { count: facts.count ?? 0, time })
    case 'late-to-collect':
    case 'late-to-deliver':
    case 'wrong-pin':
    case 'address-doubtful':
    case 'upload-stuck':
      return t(`console.exceptions.says.${kind}`, { time })
  }
}

/** Times of the last hours need no day. */
const RECENT_SECONDS = 18 * 3600

export const timeOf = ({ format }: Texts, at: number, now: number): string =>
  Math.abs(now - at) < RECENT_SECONDS ? format.time(at) : format.dayTime(at)

const causes = ['UNREACHABLE', 'REFUSED', 'DAMAGED', 'RIDER_STOPPED'] as const

/** The question to a shop. */
export function causeText(t: Texts['t'], cause: string | undefined): string {
  if (cause === 'NO_RIDER') return t('console.exceptions.kind.no-rider')
  if (cause === 'WRONG_PIN') return t('console.exceptions.kind.wrong-pin')
  if (cause === 'WRONG_ADDRESS') return t('console.exceptions.kind.address-doubtful')
  const known = causes.find((one) => one === cause)
  return known ? t(`console.exceptions.cause.${known}`) : '–'
}

/** The order, the rider or the system that an exception is about. */
export function subjectOf({ t }: Texts, { order, rider, subject, facts }: ExceptionRecord): string {
  if (order) return order.order_id
  if (rider) return rider.name
  if (facts.file_name !== undefined) return facts.file_name
  if (facts.channel === 'mail') return t('console.exceptions.alert-mail')
  return facts.channel === 'text' ? t('console.exceptions.channel-text') : subject
}
