import {
  CONFIRMATION_LINK_HOURS,
  INVITATION_DAYS,
  OPERATOR_INVITATION_HOURS,
  OPERATOR_RESET_HOURS,
  RESET_CODE_MINUTES,
  RIDER_CODE_MINUTES,
  RIDER_INVITATION_HOURS,
} from '@beckon/domain/limits'
import type { DocumentKind } from '@beckon/domain/country'
import type { ExceptionKind } from '@beckon/domain/exception'
import type { DecisionCause } from '@beckon/domain/order'
import type { Translate } from '@beckon/texts/translate'
import type { Letter } from './email-template.ts'
import { plainName } from './plain-name.ts'

/** Every reason to write to a person, with the facts that its letter names. */
export type Occasion =
  | { readonly kind: 'confirm-account'; readonly url: string }
  | { readonly kind: 'reset-password'; readonly code: string }
  | { readonly kind: 'password-changed'; readonly at: string }
  | {
      readonly kind: 'owner-invited'
      readonly url: string
      readonly vendor: string
      readonly by: string
    }
  | { readonly kind: 'help-answered'; readonly url: string }
  | { readonly kind: 'rider-invited'; readonly url: string }
  | { readonly kind: 'rider-code'; readonly code: string }
  | RiderDocumentOccasion
  | { readonly kind: 'operator-invited'; readonly url: string }
  | { readonly kind: 'operator-reset'; readonly url: string }
  | { readonly kind: 'operator-factor'; readonly at: string }
  | DecisionMissed
  | ExceptionsOpened
  | { readonly kind: 'owner-removed'; readonly vendor: string }
  | WebhookDisabled
  | { readonly kind: 'tracking-link'; readonly shop: string; readonly url: string }
  | { readonly kind: 'payment-outcome'; readonly outcome: PaymentOutcome; readonly order: string }

/** The document of a rider was checked, or its end is near. */
export type RiderDocumentOccasion = {
  readonly kind: 'rider-document'
  readonly document: DocumentKind
  readonly url: string
} & (
  | { readonly event: 'approved' | 'expired' }
  | { readonly event: 'refused'; readonly reason: string }
  | { readonly event: 'expiring'; readonly days: number }
)

/** The time to decide about an order ran out: what was done, and what it cost. */
export interface DecisionMissed {
  readonly kind: 'decision-missed'
  readonly cause: DecisionCause
  readonly option: 'CANCEL' | 'BRING_BACK'
  readonly order: string
  /** The customer's. */
  readonly name: string
  /** As the reader writes it; null where it cost nothing. */
  readonly fee: string | null
  readonly url: string
}

/** A webhook endpoint was turned off. */
export interface WebhookDisabled {
  readonly kind: 'webhook-disabled'
  readonly cause: 'failing' | 'gone'
  readonly endpoint: string
  readonly host: string
}

/** Exceptions that opened since the last email to an operator. */
export interface ExceptionsOpened {
  readonly kind: 'exceptions'
  readonly url: string
  readonly total: number
  /** The oldest ones. */
  readonly named: readonly { readonly kind: ExceptionKind; readonly subject: string }[]
}

/** How an unclear payment ended: taken, not taken, or taken too late and on its way back. */
export type PaymentOutcome = 'paid' | 'unpaid' | 'paid-back'

const linkValidity = { hours: CONFIRMATION_LINK_HOURS }

/** The letter for an occasion in the reader's language. */
export function letterFor(occasion: Occasion, t: Translate, sender: string): Letter {
  const footer = t('mail.footer', { sender })
  switch (occasion.kind) {
    case 'confirm-account':
      return {
        subject: t('mail.confirm.subject', { sender }),
        paragraphs: [t('mail.confirm.text', { sender }), t('mail.confirm.validity', linkValidity)],
        action: { label: t('mail.confirm.action'), url: occasion.url },
        footer,
      }
    case 'reset-password':
      return {
        subject: t('mail.reset.subject', { sender }),
        paragraphs: [t('mail.reset.text'), t('mail.reset.validity', { minutes: RESET_CODE_MINUTES })],
        code: occasion.code,
        footer,
      }
    case 'password-changed':
      return {
        subject: t('mail.changed.subject', { sender }),
        paragraphs: [t('mail.changed.text', { at: occasion.at }), t('mail.changed.not-you')],
        footer,
      }
    case 'owner-invited':
      return { ...ownerInvited(occasion, t, sender), footer }
    case 'help-answered':
      return { ...helpAnswered(occasion, t, sender), footer }
    case 'rider-invited':
      return { ...riderInvited(occasion, t, sender), footer }
    case 'rider-code':
      return { ...riderCode(occasion, t, sender), footer }
    case 'rider-document':
      return { ...riderDocument(occasion, t, sender), footer }
    case 'operator-invited':
    case 'operator-reset':
    case 'operator-factor':
      return { ...toOperator(occasion, t, sender), footer }
    case 'exceptions':
      return { ...exceptionsOpened(occasion, t), footer }
    case 'payment-outcome':
      return { ...paymentOutcome(occasion, t, sender), footer }
    case 'decision-missed':
      return { ...decisionMissed(occasion, t), footer }
    case 'owner-removed':
    case 'webhook-disabled':
    case 'tracking-link':
      return { ...toShop(occasion, t), footer }
  }
}

function toShop(
  occasion: Extract<Occasion, { kind: 'owner-removed' | 'webhook-disabled' | 'tracking-link' }>,
  t: Translate,
): Omit<Letter, 'footer'> {
  if (occasion.kind === 'owner-removed') return ownerRemoved(occasion, t)
  return occasion.kind === 'tracking-link' ? trackingLink(occasion, t) : webhookDisabled(occasion, t)
}

const exceptionsOpened = ({ url, total, named }: ExceptionsOpened, t: Translate): Omit<Letter, 'footer'> => ({
  subject: t('console.exceptions.mail.subject', { total }),
  paragraphs: [
    ...named.map(({ kind, subject }) => `${t(`console.exceptions.kind.${kind}`)}: ${plainName(subject)}`),
    ...(total > named.length ? [t('console.exceptions.mail.more', { total: total - named.length })] : []),
  ],
  action: { label: t('console.exceptions.mail.action'), url },
})

const helpAnswered = (
  { url }: Extract<Occasion, { kind: 'help-answered' }>,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> => ({
  subject: t('mail.help.subject', { sender }),
  paragraphs: [t('mail.help.text', { sender })],
  action: { label: t('mail.help.action'), url },
})

const ownerInvited = (
  { vendor, by, url }: Extract<Occasion, { kind: 'owner-invited' }>,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> => ({
  subject: t('mail.invited.subject', { vendor: plainName(vendor) }),
  paragraphs: [
    t('mail.invited.text', { by, vendor: plainName(vendor), sender }),
    t('mail.invited.validity', { days: INVITATION_DAYS }),
  ],
  action: { label: t('mail.invited.action'), url },
})

const riderInvited = (
  { url }: Extract<Occasion, { kind: 'rider-invited' }>,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> => ({
  subject: t('mail.rider-invited.subject', { sender }),
  paragraphs: [
    t('mail.rider-invited.text', { sender }),
    t('mail.rider-invited.validity', { hours: RIDER_INVITATION_HOURS }),
  ],
  action: { label: t('mail.rider-invited.action'), url },
})

const riderCode = (
  { code }: Extract<Occasion, { kind: 'rider-code' }>,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> => ({
  subject: t('mail.rider-code.subject', { sender }),
  paragraphs: [t('mail.rider-code.text'), t('mail.rider-code.validity', { minutes: RIDER_CODE_MINUTES })],
  code,
})

function riderDocument(
  occasion: RiderDocumentOccasion,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> {
  const document = t(`rider.document.kind.${occasion.document}`)
  const text = () => {
    switch (occasion.event) {
      case 'refused':
        return t('mail.rider-document.refused', { document, reason: occasion.reason })
      case 'expiring':
        return t('mail.rider-document.expiring', { document, count: occasion.days })
      case 'approved':
      case 'expired':
        return t(`mail.rider-document.${occasion.event}`, { document })
    }
  }
  return {
    subject: t('mail.rider-document.subject', { sender }),
    paragraphs: [text()],
    action: { label: t('mail.rider-document.action'), url: occasion.url },
  }
}

function toOperator(
  occasion: Extract<Occasion, { kind: 'operator-invited' | 'operator-reset' | 'operator-factor' }>,
  t: Translate,
  sender: string,
): Omit<Letter, 'footer'> {
  const { kind } = occasion
  const subject = t(`mail.${kind}.subject`, { sender })
  if (kind === 'operator-factor') {
    return { subject, paragraphs: [t(`mail.${kind}.text`, { at: occasion.at }), t('mail.changed.not-you')] }
  }
  const hours = kind === 'operator-invited' ? OPERATOR_INVITATION_HOURS : OPERATOR_RESET_HOURS
  return {
    subject,
    paragraphs: [t(`mail.${kind}.text`, { sender }), t('mail.rider-invited.validity', { hours })],
    action: { label: t(`mail.${kind}.action`), url: occasion.url },
  }
}

const paymentOutcome = (
  { outcome, order }: Extract<Occasion, { kind: 'payment-outcome' }>,
  t: Translate,
  sender: string,
): Pick<Letter, 'subject' | 'paragraphs'> => ({
  subject: t('mail.payment.subject', { sender }),
  paragraphs: [t(`mail.payment.${outcome}`, { order })],
})

function decisionMissed(
  { cause, option, order, name: typed, fee, url }: DecisionMissed,
  t: Translate,
): Omit<Letter, 'footer'> {
  const name = plainName(typed)
  const outcome =
    option === 'CANCEL'
      ? t('decision.missed.CANCEL', { name })
      : fee === null
        ? t('decision.missed.BRING_BACK-free', { name })
        : t('decision.missed.BRING_BACK', { name, fee })
  return {
    subject: t('mail.missed.subject', { order }),
    paragraphs: [t(`decision.cause.${cause}`), outcome],
    action: { label: t('mail.missed.action'), url },
  }
}

const ownerRemoved = (
  { vendor }: Extract<Occasion, { kind: 'owner-removed' }>,
  t: Translate,
): Pick<Letter, 'subject' | 'paragraphs'> => ({
  subject: t('mail.removed.subject', { vendor: plainName(vendor) }),
  paragraphs: [t('mail.removed.text', { vendor: plainName(vendor) })],
})

const webhookDisabled = (
  { cause, endpoint, host }: WebhookDisabled,
  t: Translate,
): Pick<Letter, 'subject' | 'paragraphs'> => ({
  subject: t('mail.webhook.subject'),
  paragraphs: [t(`mail.webhook.${cause}`, { endpoint, host }), t('mail.webhook.next')],
})

const trackingLink = (
  { shop: typed, url }: Extract<Occasion, { kind: 'tracking-link' }>,
  t: Translate,
): Omit<Letter, 'footer'> => {
  const shop = plainName(typed)
  return {
    subject: t('mail.tracking.subject', { shop }),
    paragraphs: [t('mail.tracking.text', { shop })],
    action: { label: t('mail.tracking.action'), url },
  }
}
