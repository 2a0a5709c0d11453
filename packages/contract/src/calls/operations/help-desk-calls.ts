import { helpLimits } from '@beckon/domain/limits'
import { z } from 'zod'
import { conversationId, helpFile } from '../../wire/support/help.ts'
import {
  deskConversation,
  helper,
  helpTemplate,
  helpWaits,
  wholeDeskConversation,
} from '../../wire/operations/help-desk.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/help'
const audience = 'operator'
const one = z.object({ id: conversationId })
const whole = z.object({ result: wholeDeskConversation })

export const listDesk = defineCall({
  name: 'listDesk',
  method: 'GET',
  path: `${base}/desk`,
  summary: 'Conversations with businesses of the country: those that wait first, the longest waiting on top.',
  audience,
  action: 'help.read',
  query: z.object({
    filter: z.enum(['open', 'mine', 'unassigned', 'answered', 'closed']).default('open'),
    /** A part of the shop's name, its id or the order's id. */
    search: z.string().trim().max(100).optional(),
    count: z.coerce.number().int().min(1).max(200).default(100),
  }),
  answer: z.object({ result: z.array(deskConversation) }),
})

export const readDesk = defineCall({
  name: 'readDesk',
  method: 'GET',
  path: `${base}/desk/:id`,
  summary: 'A conversation with its shop and its order; what the business wrote counts as seen.',
  audience,
  action: 'help.read',
  params: one,
  answer: whole,
})

export const assignHelp = defineCall({
  name: 'assignHelp',
  method: 'PUT',
  path: `${base}/desk/:id/operator`,
  summary: 'Take a conversation, give it to another operator, or leave it to anyone.',
  audience,
  action: 'help.answer',
  rate: 60,
  params: one,
  body: z.object({
    operator_id: z.string().max(80).nullable(),
    /** The operator that the page showed: another one by now is not replaced unseen. */
    from: z.string().max(80).nullable(),
    reason,
  }),
  answer: whole,
})

export const settleHelp = defineCall({
  name: 'settleHelp',
  method: 'PUT',
  path: `${base}/desk/:id/status`,
  summary: 'Close a conversation, or open it again.',
  audience,
  action: 'help.answer',
  rate: 60,
  params: one,
  body: z.object({ closed: z.boolean(), reason }),
  answer: whole,
})

export const helpWaitsNow = defineCall({
  name: 'helpWaitsNow',
  method: 'GET',
  path: `${base}/waits`,
  summary: 'How many businesses wait, for how long, and the median first answer of today.',
  audience,
  action: 'help.read',
  answer: z.object({ result: helpWaits }),
})

export const listHelpers = defineCall({
  name: 'listHelpers',
  method: 'GET',
  path: `${base}/operators`,
  summary: 'The operators of the country who may answer, by name.',
  audience,
  action: 'help.read',
  answer: z.object({ result: z.array(helper) }),
})

export const listHelpTemplates = defineCall({
  name: 'listHelpTemplates',
  method: 'GET',
  path: `${base}/templates`,
  summary: 'The prepared answers of the country by title.',
  audience,
  action: 'help.read',
  answer: z.object({ result: z.array(helpTemplate) }),
})

export const putHelpTemplate = defineCall({
  name: 'putHelpTemplate',
  method: 'PUT',
  path: `${base}/templates/:id`,
  summary: 'Create or change a prepared answer in some languages.',
  audience,
  action: 'help.answer',
  rate: 60,
  params: z.object({ id: helpTemplate.shape.template_id }),
  body: helpTemplate.omit({ template_id: true }).extend({ reason }),
  answer: z.object({ result: helpTemplate }),
})

export const deleteHelpTemplate = defineCall({
  name: 'deleteHelpTemplate',
  method: 'DELETE',
  path: `${base}/templates/:id`,
  summary: 'Delete a prepared answer; answers that were sent with it stay.',
  audience,
  action: 'help.answer',
  params: z.object({ id: helpTemplate.shape.template_id }),
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

/** As of a person: a picture or a PDF by its content; pictures lose their metadata. */
export const sendOperatorFile = defineCall({
  name: 'sendOperatorFile',
  method: 'POST',
  path: `${base}/desk/:id/files`,
  summary: 'A file for the next answer in a conversation.',
  audience,
  action: 'help.answer',
  rate: 30,
  bytes: helpLimits.bytes,
  params: one,
  query: z.object({ name: z.string().max(200) }),
  body: z.file(),
  answer: z.object({ result: helpFile }),
})
