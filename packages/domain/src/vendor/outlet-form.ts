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

export type OutletFault = keyof typeof outletTexts
export type OutletField =
  | 'parentVendorId'
  | 'clientVendorId'
  | 'name'
  | 'phone'
  | 'location'
  | `owners.${number}`

export interface FaultyField {
  readonly field: OutletField
  readonly fault: OutletFault
}

/** Violations of a collection point. An empty line is no owner. */
export function outletFaults(form: OutletForm): FaultyField[] {
  const faults: readonly (FaultyField | false)[] = [
    form.parents > 1 && isBlank(form.parentVendorId) && { field: 'parentVendorId', fault: 'parent-missing' },
    isBlank(form.clientVendorId) && { field: 'clientVendorId', fault: 'id-missing' },
    isBlank(form.name) && { field: 'name', fault: 'label-missing' },
    isBlank(form.phone) && { field: 'phone', fault: 'phone-missing' },
    form.point === null && { field: 'location', fault: 'address-missing' },
    ...ownerFaults(form.owners),
  ]
  return faults.filter((fault) => fault !== false)
}

function ownerFaults(owners: readonly string[]): (FaultyField | false)[] {
  const names = owners.map((owner) => owner.trim().toLowerCase())
  return names.map((name, index) => {
    if (name === '') return false
    if (!looksLikeEmail(name)) return { field: `owners.${index}`, fault: 'email-invalid' }
    return names.indexOf(name) < index && { field: `owners.${index}`, fault: 'email-twice' }
  })
}

const isBlank = (text: string): boolean => text.trim() === ''
