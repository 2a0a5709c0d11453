import {
  CONFIRMATION_LINK_HOURS,
  INVITATION_DAYS,
  RESET_CODE_MINUTES,
  RIDER_CODE_MINUTES,
  RIDER_INVITATION_HOURS,
} from '@beckon/domain/limits'
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
  | DecisionMissed
  | { readonly kind: 'owner-removed'; readonly vendor: string }
  | { readonly kind: 'payment-outcome'; readonly outcome: PaymentOutcome; readonly order: string }

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
      return {
        subject: t('mail.help.subject', { sender }),
        paragraphs: [t('mail.help.text', { sender })],
        action: { label: t('mail.help.action'), url: occasion.url },
        footer,
      }
    case 'rider-invited':
      return { ...riderInvited(occasion, t, sender), footer }
    case 'rider-code':
      return { ...riderCode(occasion, t, sender), footer }
    case 'payment-outcome':
      return { ...paymentOutcome(occasion, t, sender), footer }
    case 'decision-missed':
      return { ...decisionMissed(occasion, t), footer }
    case 'owner-removed':
      return { ...ownerRemoved(occasion, t), footer }
  }
}

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
