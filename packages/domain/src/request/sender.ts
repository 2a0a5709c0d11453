import { looksLikeEmail } from '../account/index.ts'
import type { CountryCode } from '../country/index.ts'
import { isPossiblePhone } from '../phone/index.ts'

/** Violations of the details of a guest, in the order of the form. */
export const senderViolations = {
  'sender-address-missing': { field: 'senderAddress' },
  'sender-name-missing': { field: 'senderName' },
  'sender-phone-missing': { field: 'senderPhone' },
  'sender-phone-invalid': { field: 'senderPhone' },
  'sender-email-missing': { field: 'senderEmail' },
  'sender-email-invalid': { field: 'senderEmail' },
} as const

export type SenderViolationCode = keyof typeof senderViolations

export interface SenderViolation {
  readonly code: SenderViolationCode
  readonly field: (typeof senderViolations)[SenderViolationCode]['field']
}

/** A sender as it is to be checked. */
export interface CheckedSender {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly point: { readonly latitude: number; readonly longitude: number } | null
}

/** Every fault. The rider must find and reach the sender, and the payer gets messages. */
export function checkSender(sender: CheckedSender, country: CountryCode): SenderViolation[] {
  const { phone, email } = sender
  const codes = [
    (isBlank(sender.address) || sender.point === null) && 'sender-address-missing',
    isBlank(sender.name) && 'sender-name-missing',
    isBlank(phone) && 'sender-phone-missing',
    !isBlank(phone) && !isPossiblePhone(phone, country) && 'sender-phone-invalid',
    isBlank(email) && 'sender-email-missing',
    !isBlank(email) && !looksLikeEmail(email.trim()) && 'sender-email-invalid',
  ] as const
  return codes.filter((code) => code !== false).map((code) => ({ code, field: senderViolations[code].field }))
}

const isBlank = (text: string) => text.trim() === ''
