import { helpStatuses } from '@beckon/domain/help'
import { helpLimits } from '@beckon/domain/limits'
import { z } from 'zod'
import { orderId, vendorId } from '../../wire/common.ts'
import {
  conversationId,
  fileId,
  helpConversation,
  helpFile,
  helpWords,
  wholeConversation,
} from '../../wire/support/help.ts'
import { messagePosition } from '../../wire/fulfilment/position.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/help/v1'
const ofOperator = '/api/ops/v1/help'
const one = z.object({ id: conversationId })
const upTo = z.object({ up_to: messagePosition })
const done = z.object({ result: z.literal(true) })
const whole = z.object({ result: wholeConversation })

export const getHelpToken = defineCall({
  name: 'getHelpToken',
  method: 'GET',
  path: '/api/orders/v1/vendor/:id/hc_jwt_token',
  summary: 'Our word for who asks for help, good for an hour.',
  audience: 'vendor',
  memberAction: 'help.ask',
  modes: ['classic'],
  rate: 60,
  params: z.object({ id: vendorId }),
  answer: z.object({ result: z.string() }),
})

export const countHelpReplies = defineCall({
  name: 'countHelpReplies',
  method: 'GET',
  path: '/api/orders/v1/vendor/:id/help_replies',
  summary: 'How many replies of support this person has not seen yet, of one vendor.',
  audience: 'vendor',
  memberAction: 'help.ask',
  modes: ['classic'],
  rate: 240,
  params: z.object({ id: vendorId }),
  answer: z.object({ result: z.number().int().min(0) }),
})

/** In the format of a provider of a help centre: the page to show in a frame, which can be opened once. */
export const initHelp = defineCall({
  name: 'initHelp',
  method: 'POST',
  path: '/conditions-api/v1/init',
  summary: 'Open the help centre for whoever the token speaks for.',
  audience: 'open',
  rate: 60,
  body: z.object({
    token: z.string().min(20).max(4000),
    language: z.string().max(35),
    order_id: orderId.nullable(),
  }),
  answer: z.object({ url: z.string() }),
})

export const enterHelp = defineCall({
  name: 'enterHelp',
  method: 'POST',
  path: `${base}/session`,
  summary: 'Change the code of a help page for what its calls are made with.',
  audience: 'open',
  rate: 60,
  body: z.object({ code: z.string().min(20).max(200) }),
  answer: z.object({
    result: z.object({
      token: z.string(),
      vendor_id: vendorId,
      vendor_name: z.string(),
      order_id: orderId.nullable(),
    }),
  }),
})

export const listHelp = defineCall({
  name: 'listHelp',
  method: 'GET',
  path: `${base}/conversations`,
  summary: 'What this person has asked for this vendor, the last first.',
  audience: 'help',
  rate: 240,
  answer: z.object({ result: z.array(helpConversation) }),
})

export const askForHelp = defineCall({
  name: 'askForHelp',
  method: 'POST',
  path: `${base}/conversations`,
  summary: 'Begin a conversation with the operator.',
  audience: 'help',
  idempotent: true,
  rate: 10,
  body: helpWords.safeExtend({ order_id: orderId.nullable() }),
  answer: whole,
})

export const readHelp = defineCall({
  name: 'readHelp',
  method: 'GET',
  path: `${base}/conversations/:id`,
  summary: 'A conversation, with all its messages.',
  audience: 'help',
  rate: 600,
  params: one,
  answer: whole,
})

export const writeHelp = defineCall({
  name: 'writeHelp',
  method: 'POST',
  path: `${base}/conversations/:id/messages`,
  summary: 'Write on; a conversation that was closed is open again.',
  audience: 'help',
  idempotent: true,
  rate: 30,
  params: one,
  body: helpWords,
  answer: whole,
})

export const seeHelp = defineCall({
  name: 'seeHelp',
  method: 'POST',
  path: `${base}/conversations/:id/seen`,
  summary: 'What the operator wrote has been seen, up to this message.',
  audience: 'help',
  rate: 240,
  params: one,
  body: upTo,
  answer: done,
})

/** A picture or a PDF by its content, whatever it is called; pictures lose what is written beside them. */
export const sendHelpFile = defineCall({
  name: 'sendHelpFile',
  method: 'POST',
  path: `${base}/files`,
  summary: 'A file to send with the next message.',
  audience: 'help',
  rate: 30,
  bytes: helpLimits.bytes,
  query: z.object({ name: z.string().max(200) }),
  body: z.file(),
  answer: z.object({ result: helpFile }),
})

export const getHelpFile = defineCall({
  name: 'getHelpFile',
  method: 'GET',
  path: `${base}/files/:id`,
  summary: 'A file of a conversation.',
  audience: 'help',
  file: true,
  rate: 240,
  params: z.object({ id: fileId }),
  answer: z.unknown(),
})

export const operatorListHelp = defineCall({
  name: 'operatorListHelp',
  method: 'GET',
  path: `${ofOperator}/conversations`,
  summary: 'What businesses of the country ask, the longest waiting first.',
  audience: 'operator',
  action: 'help.read',
  query: z.object({
    status: z.enum(helpStatuses).default('OPEN'),
    count: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ result: z.array(helpConversation) }),
})

export const operatorReadHelp = defineCall({
  name: 'operatorReadHelp',
  method: 'GET',
  path: `${ofOperator}/conversations/:id`,
  summary: 'A conversation with a business; what it wrote counts as seen.',
  audience: 'operator',
  action: 'help.read',
  params: one,
  answer: whole,
})

export const operatorWriteHelp = defineCall({
  name: 'operatorWriteHelp',
  method: 'POST',
  path: `${ofOperator}/conversations/:id/messages`,
  summary: 'Answer a business. When it does not look, it gets a mail.',
  audience: 'operator',
  action: 'help.answer',
  idempotent: true,
  rate: 60,
  params: one,
  body: helpWords,
  answer: whole,
})

export const operatorCloseHelp = defineCall({
  name: 'operatorCloseHelp',
  method: 'POST',
  path: `${ofOperator}/conversations/:id/close`,
  summary: 'Nothing more is expected.',
  audience: 'operator',
  action: 'help.answer',
  params: one,
  answer: whole,
})

export const operatorHelpFile = defineCall({
  name: 'operatorHelpFile',
  method: 'GET',
  path: `${ofOperator}/files/:id`,
  summary: 'A file that a business sent.',
  audience: 'operator',
  action: 'help.read',
  file: true,
  params: z.object({ id: fileId }),
  answer: z.unknown(),
})
