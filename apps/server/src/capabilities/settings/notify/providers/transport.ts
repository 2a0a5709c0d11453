import type { Selectable } from 'kysely'
import type { MessageTable } from '../schema.ts'

export interface Parcel {
  readonly message: Selectable<MessageTable>
  /** The sender's address and name. */
  readonly from: string
  readonly sender: string
}

/** This recipient cannot be reached, which implies nothing about others: users may type invalid addresses. */
export class RecipientRefused extends Error {
  /** Asking again is of no use. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/**
 * Enhanced status codes such as `5.7.1` (RFC 3463): refused by a policy, for this recipient or for all our emails.
 */
const policyCode = '[45][.]7[.][0-9]'
/** The same for a regular expression of PostgreSQL. */
export const POLICY_PATTERN = `\\y${policyCode}`
const policyPattern = new RegExp(`\\b${policyCode}`, 'u')
export const isPolicy = (answer: string): boolean => policyPattern.test(answer)

/** Sends one message; throws on failure, and is called again later. */
export interface Transport {
  carry(parcel: Parcel): Promise<void>
  stop(): Promise<void>
}
