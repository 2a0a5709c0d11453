import { looksLikeEmail } from '../account/index.ts'
import type { Point } from '../geo/index.ts'

/** A collection point as its form has it. */
export interface OutletForm {
  readonly parentVendorId: string
  /** The business's own id of the outlet. */
  readonly clientVendorId: string
  readonly name: string
  readonly phone: string
  readonly point: Point | null
  readonly owners: readonly string[]
  /** How many parents the user could choose from. */
  readonly parents: number
}

/** In the order of the checks; the English texts are the specification's, but for the parent's and the repeated person's, which have none. */
export const outletTexts = {
  'parent-missing': 'Please select the main branch',
  'id-missing': 'Please enter collection point ID',
  'label-missing': 'Please enter label',
  'phone-missing': 'Please enter phone number',
  'address-missing': 'Please select pickup address',
  'email-invalid': 'Please enter a valid email',
  'email-twice': 'This person is already listed',
} as const

export type OutletViolation = keyof typeof outletTexts
export type OutletField =
  | 'parentVendorId'
  | 'clientVendorId'
  | 'name'
  | 'phone'
  | 'location'
  | `owners.${number}`

export interface InvalidField {
  readonly field: OutletField
  readonly violation: OutletViolation
}

/** Violations of a collection point. An empty line is no owner. */
export function outletViolations(form: OutletForm): InvalidField[] {
  const violations: readonly (InvalidField | false)[] = [
    form.parents > 1 &&
      isBlank(form.parentVendorId) && { field: 'parentVendorId', violation: 'parent-missing' },
    isBlank(form.clientVendorId) && { field: 'clientVendorId', violation: 'id-missing' },
    isBlank(form.name) && { field: 'name', violation: 'label-missing' },
    isBlank(form.phone) && { field: 'phone', violation: 'phone-missing' },
    form.point === null && { field: 'location', violation: 'address-missing' },
    ...ownerViolations(form.owners),
  ]
  return violations.filter((violation) => violation !== false)
}

function ownerViolations(owners: readonly string[]): (InvalidField | false)[] {
  const names = owners.map((owner) => owner.trim().toLowerCase())
  return names.map((name, index) => {
    if (name === '') return false
    if (!looksLikeEmail(name)) return { field: `owners.${index}`, violation: 'email-invalid' }
    return names.indexOf(name) < index && { field: `owners.${index}`, violation: 'email-twice' }
  })
}

const isBlank = (text: string): boolean => text.trim() === ''
