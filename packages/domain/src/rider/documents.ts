import { type DocumentKind, documentKinds } from '../country/index.ts'
import { daysBetween } from '../time/index.ts'
import type { Vehicle } from './account.ts'

/** States of one kind of document of a rider. `expiring` and `valid` allow offers. */
export const documentStates = ['missing', 'waiting', 'valid', 'expiring', 'expired', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]

/** Days before the expiry from which a valid document is shown as expiring. */
export const DOCUMENT_EXPIRES_SOON_DAYS = 30

const motorVehicles: readonly Vehicle[] = ['scooter', 'motorbike', 'car']
/** Documents about a motor vehicle; riders on foot or on a bicycle do not need them. */
const ofMotorVehicles: readonly DocumentKind[] = ['driving_licence', 'insurance']

/** Returns the documents that a rider with this vehicle needs, of those that the country requires. */
export const requiredDocuments = (
  vehicle: Vehicle,
  ofCountry: readonly DocumentKind[],
): readonly DocumentKind[] =>
  documentKinds.filter(
    (kind) =>
      ofCountry.includes(kind) && (motorVehicles.includes(vehicle) || !ofMotorVehicles.includes(kind)),
  )

/** The documents of one kind that a rider has sent. Days are written `2026-03-29`. */
export interface SentDocuments {
  /** The last day on which the approved document is valid; null where none was approved. */
  readonly validUntil: string | null
  /** The newest document where it was not approved. */
  readonly newest: 'waiting' | 'refused' | null
}

/** Returns the state of one kind of document on a day of the country. A new one does not end the approved one. */
export function documentState({ validUntil, newest }: SentDocuments, today: string): DocumentState {
  const left = validUntil === null ? undefined : daysBetween(today, validUntil)
  if (left !== undefined && left >= 0) return left <= DOCUMENT_EXPIRES_SOON_DAYS ? 'expiring' : 'valid'
  if (newest !== null) return newest
  return left === undefined ? 'missing' : 'expired'
}

/** Whether a document in this state counts. */
export const isDocumentValid = (state: DocumentState): boolean => state === 'valid' || state === 'expiring'

/** Days before the expiry on which a rider is reminded; -1 is the day after the last valid one. */
const documentReminders = [30, 7, 1, -1] as const
export type DocumentReminder = (typeof documentReminders)[number]

/**
 * Returns the reminder that is due with so many days left, of which the last valid day is 0; undefined where it was
 * sent or none is due. A reminder that was missed is left out for the next one.
 */
export function dueReminder(daysLeft: number, last: number | null): DocumentReminder | undefined {
  const due = documentReminders.findLast((days) => (days < 0 ? daysLeft < 0 : daysLeft <= days))
  return due !== undefined && (last === null || due < last) ? due : undefined
}
