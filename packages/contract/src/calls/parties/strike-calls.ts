import { STRIKE_ANSWER_LENGTH } from '@beckon/domain/rider'
import { z } from 'zod'
import { lines, orderId } from '../../wire/common.ts'
import { operatedStrikes, ownStrikes, strikeId, strikeKind } from '../../wire/parties/rider-desk.ts'
import { riderId } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/riders/:id/strikes'
const own = '/api/fleet/v1/strikes'
const audience = 'operator'
const params = z.object({ id: riderId })

export const listStrikes = defineCall({
  name: 'listStrikes',
  method: 'GET',
  path: base,
  summary: 'The strikes of a rider, the newest first, with the answers of the rider.',
  audience,
  action: 'riders.read',
  about: 'rider',
  params,
  answer: z.object({ result: operatedStrikes }),
})

/** The caller makes the id: sent twice it is one strike. Nothing else happens to the rider. */
export const giveStrike = defineCall({
  name: 'giveStrike',
  method: 'PUT',
  path: `${base}/:strike`,
  summary: 'Give a rider a strike. The rider reads the reason in the app and can answer once.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  rate: 30,
  params: params.extend({ strike: strikeId }),
  body: z.object({ kind: strikeKind, order_id: orderId.optional(), reason }),
  answer: z.object({ result: operatedStrikes }),
})

export const withdrawStrike = defineCall({
  name: 'withdrawStrike',
  method: 'POST',
  path: `${base}/:strike/withdrawal`,
  summary: 'Withdraw a strike, so that it does not count.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  rate: 30,
  params: params.extend({ strike: strikeId }),
  body: z.object({ reason }),
  answer: z.object({ result: operatedStrikes }),
})

export const listOwnStrikes = defineCall({
  name: 'listOwnStrikes',
  method: 'GET',
  path: own,
  summary: 'The strikes of the rider, the newest first.',
  audience: 'rider',
  rate: 120,
  answer: z.object({ result: ownStrikes }),
})

export const answerOwnStrike = defineCall({
  name: 'answerOwnStrike',
  method: 'PUT',
  path: `${own}/:strike/answer`,
  summary: 'Answer a strike once. The same answer sent again changes nothing.',
  audience: 'rider',
  rate: 30,
  params: z.object({ strike: strikeId }),
  body: z.object({ text: lines(STRIKE_ANSWER_LENGTH).pipe(z.string().min(1)) }),
  answer: z.object({ result: ownStrikes }),
})
