import type { PlaceAnswer } from '@beckon/contract'
import { keepPhoneCharacters } from '@beckon/domain/phone'
import type { PlaceRequest } from '../../../features/ask-customer/index.ts'
import { type DraftPatch, savedAt } from './customer-drafts.ts'
import type { Destination, RequestDraft } from './request-draft.ts'

/** Returns the fields that the customer's answer fills; empty ones keep their typed values. */
export function fillingOfAnswer(
  draft: RequestDraft,
  placeRequest: PlaceRequest,
  given: PlaceAnswer,
  isInvented: boolean,
): DraftPatch {
  const answer = { ...given, phone: keepPhoneCharacters(given.phone) }
  const { latitude, longitude } = answer
  const destination: Destination = {
    address: answer.address || `${latitude}, ${longitude}`,
    point: { latitude, longitude },
    precision: answer.precision,
    invented: isInvented,
    // The middle of a street is only an approximate location.
    pinChecked: answer.precision === 'building',
  }
  const before = [
    replaced(draft.destination?.address ?? '', destination.address, placeRequest.taken?.address),
    ...doorFields.map((field) => replaced(draft[field], answer[field], placeRequest.taken?.[field])),
  ]
  return {
    destination,
    saved: savedAt(draft, destination),
    ...Object.fromEntries(doorFields.flatMap((field) => (answer[field] ? [[field, answer[field]]] : []))),
    placeRequest: { ...placeRequest, taken: given, before: before.filter((text) => text !== '') },
  }
}

const doorFields = ['unit', 'building', 'notes', 'name', 'phone'] as const

/** Returns the replaced value of the shop; an earlier answer of the customer is not listed. */
const replaced = (now: string, next: string, earlier: string | undefined): string =>
  next === '' || now.trim() === next || now === earlier ? '' : now.trim()
