import { fleetCalls } from '@beckon/contract'
import { z } from 'zod'

const strict = fleetCalls.riderWork.answer.shape.result.shape
const parcel = strict.assignments.element.shape

/** A list without the elements that this version of the app cannot read. */
export const readable = <T extends z.ZodType>(element: T) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((one) => element.safeParse(one).success) : []),
    z.array(element),
  )

/**
 * The work as another version of the service or of this app wrote it. The places and the money of a parcel have to be
 * there; what is new, missing or unknown beside them is left out.
 */
export const readableWork = z.object({
  ...strict,
  offer: strict.offer.catch(null),
  assignments: z.array(
    strict.assignments.element.extend({
      waits: parcel.waits.catch(false),
      waiting_since: parcel.waiting_since.catch(null),
      unread: parcel.unread.catch(0),
      instruction: parcel.instruction.catch(null),
    }),
  ),
  duty: strict.duty.extend({
    since: strict.duty.shape.since.catch(null),
    no_offers: readable(strict.duty.shape.no_offers.element),
  }),
  position: strict.position.catch(null),
  stops: readable(strict.stops.element),
  other_device: strict.other_device.catch(null),
  transfers: readable(strict.transfers.element),
  taken_back: readable(strict.taken_back.element),
})

/** The call for the work, whose answer is read leniently: phones keep an old version of the app for days. */
export const readWork = { ...fleetCalls.riderWork, answer: z.object({ result: readableWork }) }
