import type { Point } from '../geo/index.ts'

/** Violations of a saved address, in the order of the checks; the English texts are the specification's. */
export const savedAddressTexts = {
  'coordinates-missing': 'No coordinates for that address',
  'notes-too-long': 'Notes are too long',
  'address-too-long': 'Address is too long',
} as const

export type SavedAddressViolation = keyof typeof savedAddressTexts

export interface SavedAddressDraft {
  readonly point: Point | null
  readonly notes: string
  readonly streetAddress: string
}

/** Maximum length of the notes for the rider, in bytes. */
export const NOTES_BYTES = 1000
const ADDRESS_BYTES = 255

export function savedAddressViolations({
  point,
  notes,
  streetAddress,
}: SavedAddressDraft): SavedAddressViolation[] {
  const violations = [
    point === null && 'coordinates-missing',
    bytesOf(notes) > NOTES_BYTES && 'notes-too-long',
    bytesOf(streetAddress) > ADDRESS_BYTES && 'address-too-long',
  ] as const
  return violations.filter((violation) => violation !== false)
}

/** Bytes in UTF-8: 255 of them are 255 Latin letters, 127 Arabic ones, or 85 Thai ones. */
export function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + bytesOfPoint(letter.codePointAt(0) ?? 0), 0)
}

function bytesOfPoint(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
