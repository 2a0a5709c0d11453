import { randomUUID } from 'node:crypto'
import type { SignInName } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import type { Visitor } from '../deps.ts'

/** The account that a code or a link is sent to. */
export interface VerificationRecipient {
  readonly user_id: string
  readonly country: CountryCode
  readonly email: string
  readonly language: string | null
  /** No account has this name: the same statements run, and write and send nothing. */
  readonly hasNoAccount?: boolean
}

/** The recipient where no account may have a code or a link, so that the response time is the same. */
export const unknownRecipient = (
  { country, language }: Visitor,
  name: SignInName,
): VerificationRecipient => ({
  user_id: randomUUID(),
  country,
  email: name.value,
  language,
  hasNoAccount: true,
})
