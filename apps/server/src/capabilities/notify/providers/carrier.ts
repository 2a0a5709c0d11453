import type { Selectable } from 'kysely'
import type { MessageTable } from '../../../platform/database/schema-people.ts'

export interface Parcel {
  readonly message: Selectable<MessageTable>
  /** The address that it comes from, and the name beside it. */
  readonly from: string
  readonly sender: string
}

/** This one recipient cannot be reached, which says nothing of the others: anybody can type an address that is none. */
export class RecipientRefused extends Error {
  /** Asking again is of no use. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Codes such as `5.7.1`: a policy, which may be about this recipient or about all mails from us. */
export const POLICY = '\\y[45][.]7[.][0-9]'
export const isPolicy = (answer: string): boolean => /\b[45]\.7\.\d/u.test(answer)

/** Brings one message on its way; throws when it could not, and is asked again later. */
export interface Carrier {
  carry(parcel: Parcel): Promise<void>
  stop(): Promise<void>
}
