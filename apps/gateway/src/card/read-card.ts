import { z } from 'zod'
import { isCardNumber } from './card-number.ts'
import type { Expiry } from './expiry.ts'

/** A card in clear: only ever in the memory of the gateway. */
export interface PlainCard extends Expiry {
  readonly number: string
  /** Null for a saved card: it is never kept. */
  readonly securityCode: string | null
}

const whole = z.object({
  number: z.string().refine(isCardNumber),
  expiry_month: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expiry_year: z.string().regex(/^20\d\d$/),
  security_code: z.string().regex(/^\d{3,4}$/),
})

/** A card as the frame writes it down before it encrypts it; null for anything else. */
export function readCard(text: string): PlainCard | null {
  try {
    return plainCard(JSON.parse(text))
  } catch {
    // Anyone with the public key can encrypt anything.
    return null
  }
}

export function plainCard(parts: unknown): PlainCard | null {
  const parsed = whole.safeParse(parts)
  if (!parsed.success) return null
  const { number, expiry_month, expiry_year, security_code } = parsed.data
  return { number, month: Number(expiry_month), year: Number(expiry_year), securityCode: security_code }
}
