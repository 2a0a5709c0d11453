import type { CountryParameters } from '../country/index.ts'
import { retentionDays } from '../limits/index.ts'

/** Kinds of data that the service stores about a rider, beside the account itself. */
export const keptKinds = [
  'positions',
  'acts',
  'proofs',
  'offers',
  'messages',
  'calls',
  'documents',
  'earnings',
  'devices',
  'shifts',
  'duty',
  'strikes',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** How long a kind of data is stored, in days. */
export interface KeptFor {
  /** Null for the books, which are stored as long as the law of the country requires. */
  readonly days: number | null
  /** Whether the days count from the record itself, or from its end: an expired document, a device that was logged out. */
  readonly from: 'record' | 'end'
}

type Retention = Pick<CountryParameters, 'proofPhotoDays' | 'messageDays' | 'callDays' | 'riderDocumentDays'>

/** Returns how long data of riders is stored, by the settings of their country. */
export function keptFor(kind: KeptKind, retention: Retention): KeptFor {
  const { proofPhotoDays, messageDays, callDays, riderDocumentDays } = retention
  switch (kind) {
    case 'positions':
    case 'acts':
    case 'proofs':
      return { days: proofPhotoDays, from: 'record' }
    case 'messages':
      return { days: messageDays, from: 'record' }
    case 'calls':
      return { days: callDays, from: 'record' }
    case 'documents':
      return { days: riderDocumentDays, from: 'end' }
    case 'devices':
      return { days: retentionDays.riderDevice, from: 'end' }
    case 'shifts':
      return { days: retentionDays.riderShift, from: 'end' }
    case 'duty':
      return { days: retentionDays.riderDuty, from: 'end' }
    case 'strikes':
      return { days: retentionDays.riderStrike, from: 'end' }
    case 'offers':
    case 'earnings':
      return { days: null, from: 'record' }
  }
}
