import { exceptionRemedies } from '@beckon/domain/exception'
import { z } from 'zod'
import { amount, lines, secondsParameter, unixSeconds } from '../../wire/common.ts'
import {
  exceptionAlert,
  exceptionDetail,
  exceptionId,
  exceptionMeasures,
  exceptionRecord,
} from '../../wire/operations/exception.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1'
const audience = 'operator'
const one = z.object({ id: exceptionId })
const changed = z.object({ result: exceptionRecord })

/** A closed exception is in the answer of the first call that has a `since` before its end. */
export const listExceptions = defineCall({
  name: 'listExceptions',
  method: 'GET',
  path: `${base}/exceptions`,
  summary:
    'The open exceptions of the country, the oldest first; with `since` all that changed since then, and with `closed` the newest closed ones.',
  audience,
  action: 'exceptions.read',
  rate: 240,
  query: z.object({
    since: secondsParameter.optional(),
    closed: z.literal('true').optional(),
    count: z.coerce.number().int().min(1).max(1000).default(500),
    /** The last exception of the page before, of the open or of the closed ones. */
    after: exceptionId.optional(),
  }),
  answer: z.object({
    result: z.array(exceptionRecord),
    /** The `since` of the next call. */
    next: unixSeconds,
    /** Whether there are more that the answer has no room for. */
    has_more: z.boolean(),
  }),
})

export const readException = defineCall({
  name: 'readException',
  method: 'GET',
  path: `${base}/exceptions/:id`,
  summary: 'An exception with the attempts to solve it, its history, and its remedies with their costs.',
  audience,
  action: 'exceptions.read',
  about: 'exception',
  rate: 240,
  params: one,
  answer: z.object({ result: exceptionDetail }),
})

export const measureExceptions = defineCall({
  name: 'measureExceptions',
  method: 'GET',
  path: `${base}/exception-measures`,
  summary: 'How long exceptions of the country waited, how many are open by kind, and how many ended today.',
  audience,
  action: 'exceptions.read',
  answer: z.object({ result: exceptionMeasures }),
})

export const setExceptionOwner = defineCall({
  name: 'setExceptionOwner',
  method: 'PUT',
  path: `${base}/exceptions/:id/owner`,
  summary: 'Take an exception, give it to another operator, or leave it without an owner.',
  audience,
  action: 'exceptions.act',
  about: 'exception',
  rate: 120,
  params: one,
  body: z.object({
    operator_id: z.string().min(1).max(80).nullable(),
    /** The owner that the caller saw: refused where another one took it meanwhile. */
    seen: z.string().max(80).nullable(),
    reason,
  }),
  answer: changed,
})

export const snoozeException = defineCall({
  name: 'snoozeException',
  method: 'PUT',
  path: `${base}/exceptions/:id/snooze`,
  summary: 'Put an exception aside until a time of the next seven days; null ends that at once.',
  audience,
  action: 'exceptions.act',
  about: 'exception',
  rate: 120,
  params: one,
  body: z.object({ until: unixSeconds.nullable(), reason }),
  answer: changed,
})

export const noteException = defineCall({
  name: 'noteException',
  method: 'POST',
  path: `${base}/exceptions/:id/notes`,
  summary: 'Write down what was tried.',
  audience,
  action: 'exceptions.act',
  about: 'exception',
  rate: 60,
  params: one,
  body: z.object({ text: lines(500).pipe(z.string().trim().min(3)) }),
  answer: changed,
})

export const closeException = defineCall({
  name: 'closeException',
  method: 'POST',
  path: `${base}/exceptions/:id/close`,
  summary: 'Close an exception whose cause remains; it opens again when the cause has gone and comes back.',
  audience,
  action: 'exceptions.act',
  about: 'exception',
  rate: 120,
  params: one,
  body: z.object({ reason }),
  answer: changed,
})

/** The role must also allow the action of the remedy. The costs are those that the caller saw. */
export const remedyException = defineCall({
  name: 'remedyException',
  method: 'POST',
  path: `${base}/exceptions/:id/remedies/:name`,
  summary: 'Do something about the cause of an exception, at the costs that were shown.',
  audience,
  action: 'exceptions.act',
  about: 'exception',
  rate: 60,
  params: one.extend({ name: z.enum(exceptionRemedies) }),
  body: z.object({ charge: amount, refund: amount, reason }),
  answer: changed,
})

const alerts = z.object({ result: z.array(exceptionAlert) })

export const readExceptionAlerts = defineCall({
  name: 'readExceptionAlerts',
  method: 'GET',
  path: `${base}/exception-alerts`,
  summary:
    'The alerts of the caller for each kind of exceptions in the country: sound, email, both or neither.',
  audience,
  action: 'self',
  answer: alerts,
})

export const setExceptionAlert = defineCall({
  name: 'setExceptionAlert',
  method: 'PUT',
  path: `${base}/exception-alerts`,
  summary: 'Change an alert of the caller in the country.',
  audience,
  action: 'self',
  rate: 120,
  body: exceptionAlert,
  answer: alerts,
})
