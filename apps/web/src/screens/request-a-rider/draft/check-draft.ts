import type { CountryCode } from '@beckon/domain/country'
import { parameters } from '@beckon/domain/country'
import { decimalOf, exponentOf, isCurrency, toMinor } from '@beckon/domain/money'
import { plainDigits } from '@beckon/domain/text'
import { type OrderFieldViolation, orderFieldViolations } from '@beckon/domain/order'
import { needsParcel, checkSender, chosenBand, type ParcelLimits } from '@beckon/domain/request'
import { joinAddress, type RequestDraft } from './request-draft.ts'
import type { Problem } from '../machine/request-state.ts'

const divided = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}(?:[.,]\d{1,3})?$/u
const plainNumber = /^\d+(?:[.,]\d+)?$/u

/**
 * Parses a typed amount with a comma or a point as decimal separator, with or without thousands separators, by the
 * decimals of the currency. Undefined for an invalid amount or too many decimals.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const digits = plainDigits(text)
    .replace(/[\s\u066c']/gu, '')
    .replace(/\u066b/gu, '.')
  if (!divided.test(digits) && !plainNumber.test(digits)) return undefined
  if (!isCurrency(currency)) return decimalOf(digits, 2)
  const value = decimalOf(digits, exponentOf(currency))
  return toMinor(value, currency).ok ? value : undefined
}

/** The rules for checking a draft. */
export interface DraftRules {
  readonly vendorId: string
  readonly country: CountryCode
  readonly currency: string
  readonly step: 'details' | 'payment'
  /** Payment methods that are offered here. */
  readonly methods: readonly string[]
  readonly limits: ParcelLimits
  /** Seconds since 1970. */
  readonly now: number
  /** The sender's name and address are missing. */
  readonly needsSender?: boolean
  /** An order is being edited: its recipient and time stay. */
  readonly isEditing?: boolean
}

/** Fields of the last step. */
const ofPayment = ['paymentMethod', 'vatNumber']

/** Returns the first violation of a draft, before and after its payment is chosen. */
export function problemOfDraft(draft: RequestDraft, rules: DraftRules): Problem | null {
  const violations = violationsOf(draft, rules).filter(
    ({ field }) => rules.step === 'payment' || !ofPayment.includes(field),
  )
  const [first] = violations
  if (!first) return null
  const fields: Record<string, string> = {}
  // The first violation of each field, in the order of the checks.
  for (const { field, code } of violations) fields[field] ??= `request.fault.${code}`
  return { key: `request.fault.${first.code}`, fields }
}

function violationsOf(draft: RequestDraft, rules: DraftRules): OrderFieldViolation[] {
  const { vendorId, country, methods, now, limits, isEditing = false } = rules
  const { amountRequired, minimumAmount } = parameters[country]
  const address = joinAddress(draft)
  const fields = {
    ...draft,
    vendorId,
    address,
    isAmountExact: true,
    point: draft.destination?.point ?? null,
    amount:
      draft.amount.trim() === '' ? undefined : (parseAmount(draft.amount, rules.currency) ?? Number.NaN),
    paymentMethod: methods.includes(draft.paymentMethod) ? draft.paymentMethod : '',
    preorderedFor: isEditing ? null : draft.preorderedFor,
    parcel: isEditing ? undefined : answerOf(draft, limits),
  }
  const fieldRules = { ...limits, country, amountRequired, minimumAmount, takesPreorders: true, now }
  const sender = rules.needsSender
    ? checkSender(
        {
          name: draft.senderName,
          phone: draft.senderPhone,
          email: draft.senderEmail,
          address: draft.senderAddress,
          point: draft.senderPoint,
        },
        country,
      )
    : []
  const found = orderFieldViolations(fields, fieldRules)
  return [...sender, ...found.toSorted((one, other) => placeInForm(one) - placeInForm(other))]
}

/** Fields that the form shows before or after those of the request. */
const formPlaces: Readonly<Partial<Record<OrderFieldViolation['field'], number>>> = {
  preorderedFor: -1,
  parcel: 1,
  vatNumber: 2,
}

const placeInForm = ({ field }: OrderFieldViolation): number => formPlaces[field] ?? 0

/** Returns the answer if it is still offered; an option that an operator has removed must be chosen again. */
const answerOf = ({ parcel }: RequestDraft, limits: ParcelLimits) =>
  parcel && needsParcel(limits) ? (chosenBand(parcel, limits) ?? null) : null
