import { looksLikeEmail } from '@beckon/domain/account'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { VendorRow } from '../../vendors/index.ts'
import type { AccountDeps, Visitor } from '../deps.ts'
import { withinLimits } from '../limits.ts'

/** Checks that an account can be registered for the code: its vendor was made by an operator and has no owner. */
export async function checkCode(
  deps: AccountDeps,
  visitor: Visitor,
  code: string,
): Promise<{ result: true } | Refusal> {
  const limited = await withinGuesses(deps, visitor)
  if (limited) return limited
  const vendor = await deps.vendors.byCode(deps.db, visitor.country, code)
  return codeViolation(vendor, code) ?? { result: true }
}

export async function checkEmail(
  deps: AccountDeps,
  visitor: Visitor,
  { code, email }: { readonly code: string; readonly email: string },
): Promise<{ result: true } | Refusal> {
  const limited = await withinGuesses(deps, visitor)
  if (limited) return limited
  const vendor = await deps.vendors.byCode(deps.db, visitor.country, code)
  return codeViolation(vendor, code) ?? emailViolation(vendor, email) ?? { result: true }
}

const withinGuesses = async (deps: AccountDeps, { country, deployment, address }: Visitor) => {
  if (await deps.isClosed(country)) return refuse('register.closed')
  if (deployment.registrationType !== 'PV') return refuse('auth.pool-invalid')
  return withinLimits(deps, [{ what: 'guess', who: address, limit: deps.limits.guess }])
}

/** Checks both again, with the vendor held, and makes the user its owner. */
export async function claimByCode(
  deps: AccountDeps,
  tx: Tx,
  { country }: Visitor,
  { vendor_code, email_address }: { readonly vendor_code: string; readonly email_address: string },
  userId: string,
): Promise<Refusal | undefined> {
  const vendor = await deps.vendors.byCode(tx, country, vendor_code)
  const violation = codeViolation(vendor, vendor_code) ?? emailViolation(vendor, email_address)
  if (violation || !vendor) return violation ?? refuse('register.vendor-code', { vendorCode: vendor_code })
  await deps.vendors.addOwner(tx, vendor.vendor_id, userId)
  return undefined
}

function codeViolation(vendor: VendorRow | undefined, code: string): Refusal | undefined {
  if (!vendor) return refuse('register.vendor-code', { vendorCode: code })
  return vendor.is_registered ? refuse('register.vendor-registered') : undefined
}

function emailViolation(vendor: VendorRow | undefined, typed: string): Refusal | undefined {
  const email = typed.trim()
  if (!looksLikeEmail(email)) return refuse('register.email-incorrect')
  const isTheirs = vendor?.contact_email?.toLowerCase() === email.toLowerCase()
  return isTheirs ? undefined : refuse('register.vendor-email', { vendorEmail: email })
}
