import type { PlaceAnswer } from '@beckon/contract'
import type { AskedOfCustomer } from '../../features/ask-customer/index.ts'
import { type Filling, savedAt } from './known-drafts.ts'
import type { Destination, RequestDraft } from './request-draft.ts'

/** What an answer of the customer fills; what they left empty stays as it was typed. */
export function fillingOfAnswer(
  draft: RequestDraft,
  asked: AskedOfCustomer,
  answer: PlaceAnswer,
  isInvented: boolean,
): Filling {
  const { latitude, longitude } = answer
  const destination: Destination = {
    address: answer.address || `${latitude}, ${longitude}`,
    point: { latitude, longitude },
    precision: 'building',
    invented: isInvented,
    pinChecked: true,
  }
  const before = [
    replaced(draft.destination?.address ?? '', destination.address, asked.taken?.address),
    ...doorFields.map((field) => replaced(draft[field], answer[field], asked.taken?.[field])),
  ]
  return {
    destination,
    saved: savedAt(draft, destination),
    ...Object.fromEntries(doorFields.flatMap((field) => (answer[field] ? [[field, answer[field]]] : []))),
    asked: { ...asked, taken: answer, before: before.filter((text) => text !== '') },
  }
}

const doorFields = ['unit', 'building', 'notes'] as const

/** What the shop had there and loses; what the customer said before is no loss. */
const replaced = (now: string, next: string, told: string | undefined): string =>
  next === '' || now.trim() === next || now === told ? '' : now.trim()
