import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { signInName } from '../../wire/parties/account.ts'
import {
  flagState,
  newVendor,
  operatorChange,
  platformRecord,
  reason,
  refusedAttempt,
  shownText,
} from '../../wire/settings/operator.ts'
import { vendor } from '../../wire/parties/vendor.ts'
import { defineCall } from '../define-call.ts'
import { parameterName } from '../parties/vendor-calls.ts'

const base = '/api/ops/v1'
const audience = 'operator'
/** Newest first; `before` is the number of the last one seen. */
const pageQuery = z.object({
  before: z.coerce.number().int().min(1).optional(),
  count: z.coerce.number().int().min(1).max(200).default(50),
})

export const listFlags = defineCall({
  name: 'listFlags',
  method: 'GET',
  path: `${base}/flags`,
  summary: 'Every flag of the country, what it does and its value.',
  audience,
  answer: z.object({ result: z.array(flagState) }),
})

export const setFlag = defineCall({
  name: 'setFlag',
  method: 'PUT',
  path: `${base}/flags/:name`,
  summary: 'Turn a flag on or off in the country.',
  audience,
  params: z.object({ name: z.string().max(64) }),
  body: z.object({ value: z.boolean(), reason }),
  answer: z.object({ result: flagState }),
})

export const setCountryParameter = defineCall({
  name: 'setCountryParameter',
  method: 'PUT',
  path: `${base}/parameters/:name`,
  summary: 'Change a setting of the country; it is checked before it counts.',
  audience,
  params: z.object({ name: parameterName }),
  body: z.object({ value: z.string().max(500), reason }),
  answer: z.object({ result: z.string() }),
})

/** Texts in one answer; a narrower search finds the others. */
const MOST_TEXTS = 200

export const listTexts = defineCall({
  name: 'listTexts',
  method: 'GET',
  path: `${base}/texts`,
  summary:
    'The texts that were corrected in the country; with `containing`, all texts of a language that hold it.',
  audience,
  query: z.object({
    locale: z.enum(localeTags).optional(),
    /** Looked for in the key, in the text and in the English one. */
    containing: z.string().trim().min(2).max(100).optional(),
    count: z.coerce.number().int().min(1).max(MOST_TEXTS).default(50),
  }),
  answer: z.object({ result: z.array(shownText) }),
})

export const setText = defineCall({
  name: 'setText',
  method: 'PUT',
  path: `${base}/texts/:locale/:key`,
  summary: 'Correct a text of a language in the country, or take the correction back.',
  audience,
  params: z.object({ locale: z.enum(localeTags), key: z.string().max(100) }),
  /** Null for the text that we ship. */
  body: z.object({ text: z.string().max(2000).nullable(), reason }),
  answer: z.object({ result: shownText }),
})

export const listChanges = defineCall({
  name: 'listChanges',
  method: 'GET',
  path: `${base}/changes`,
  summary: 'Who changed what in the country, and why, newest first.',
  audience,
  query: pageQuery.extend({ subject: z.string().max(100).optional() }),
  answer: z.object({ result: z.array(operatorChange) }),
})

export const listRefusedAttempts = defineCall({
  name: 'listRefusedAttempts',
  method: 'GET',
  path: `${base}/refused-attempts`,
  summary: 'Tries to sign in, register or recover that were refused, newest first.',
  audience,
  query: pageQuery,
  answer: z.object({ result: z.array(refusedAttempt) }),
})

export const createVendor = defineCall({
  name: 'createVendor',
  method: 'POST',
  path: `${base}/vendors`,
  summary: 'A vendor whose owner registers with its code and e-mail address.',
  audience,
  body: newVendor,
  answer: z.object({ result: vendor }),
})

export const changeAccount = defineCall({
  name: 'changeAccount',
  method: 'PUT',
  path: `${base}/accounts`,
  summary: 'Close or open an account, or make it choose a new password.',
  audience,
  body: z.object({
    email_address: signInName,
    disabled: z.boolean().optional(),
    password_reset_required: z.boolean().optional(),
    reason,
  }),
  answer: z.object({ result: z.literal(true) }),
})

export const putPlatform = defineCall({
  name: 'putPlatform',
  method: 'PUT',
  path: `${base}/platforms/:id`,
  summary: 'A platform that may show the portal in its pages, its keys and its vendors.',
  audience,
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{2,40}$/) }),
  body: platformRecord,
  answer: z.object({ result: z.literal(true) }),
})
