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

/** Brings one message on its way; throws when it could not, and is asked again later. */
export interface Carrier {
  carry(parcel: Parcel): Promise<void>
  stop(): Promise<void>
}
