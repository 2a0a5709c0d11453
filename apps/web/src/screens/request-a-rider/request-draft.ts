import type { Precision, WirePoint } from '@beckon/contract'

/** Where the parcel goes, as the shop gave it. */
export interface Destination {
  /** The text of the address, as chosen or found under the pin. */
  readonly address: string
  readonly point: WirePoint
  readonly precision: Precision
  /** These streets are generated, not real. */
  readonly invented: boolean
  /** A person has looked at the pin; asked for where the address is not exact to the building. */
  readonly pinChecked: boolean
}

/** What has been typed so far. Kept as typed, so that nothing is lost when it is refused. */
export interface RequestDraft {
  readonly destination: Destination | null
  readonly unit: string
  readonly building: string
  readonly name: string
  readonly phone: string
  readonly notes: string
  readonly description: string
  readonly amount: string
  readonly paymentMethod: string
}

export const emptyDraft: RequestDraft = {
  destination: null,
  unit: '',
  building: '',
  name: '',
  phone: '',
  notes: '',
  description: '',
  amount: '',
  paymentMethod: '',
}

/** Unit, building and the text of the address, joined by commas. */
export const joinAddress = (draft: RequestDraft): string =>
  [draft.unit, draft.building, draft.destination?.address ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
