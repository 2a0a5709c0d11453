import type { CountryCode } from '@beckon/domain/country'
import { parameters } from '@beckon/domain/country'
import { plainDigits } from '@beckon/domain/phone'
import { checkRequest, type RequestFault } from '@beckon/domain/request'
import { joinAddress, type RequestDraft } from './request-draft.ts'
import type { Problem } from './request.machine.ts'

/** An amount as it was typed, with a comma or a point; undefined when it is none. */
export function parseAmount(text: string): number | undefined {
  const plain = plainDigits(text)
    .replace(/[\s\u066c']/gu, '')
    .replace(/[,\u066b]/u, '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const paymentFields: readonly RequestFault['field'][] = ['paymentMethod']

/** What is wrong with a draft before its payment is chosen, and after. */
export function problemOfDraft(
  draft: RequestDraft,
  about: { vendorId: string; country: CountryCode; step: 'details' | 'payment' },
): Problem | null {
  const { amountRequired, minimumAmount } = parameters[about.country]
  const checked = {
    ...draft,
    vendorId: about.vendorId,
    address: joinAddress(draft),
    point: draft.destination?.point ?? null,
    amount: parseAmount(draft.amount),
  }
  const faults = checkRequest(checked, { country: about.country, amountRequired, minimumAmount }).filter(
    ({ field }) => about.step === 'payment' || !paymentFields.includes(field),
  )
  const [first] = faults
  if (!first) return null
  const fields = Object.fromEntries(
    faults.toReversed().map(({ field, code }) => [field, `request.fault.${code}`]),
  )
  return { key: `request.fault.${first.code}`, fields }
}
