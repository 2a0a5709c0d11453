import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { signInName } from '../../wire/parties/account.ts'
import {
  countryParameter,
  flagState,
  newVendor,
  operatorChange,
  platformRecord,
  reason,
  refusedAttempt,
  seenVersion,
  shownText,
} from '../../wire/settings/operator.ts'
import { textVersionNumber } from '../../wire/settings/text.ts'
import { secondsParameter } from '../../wire/common.ts'
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

const changeFilter = {
  /** Exactly `flag:Helpcenter`, or every `flag`. */
  subject: z.string().max(100).optional(),
  /** The id of an operator. */
  operator: z.string().max(80).optional(),
  since: secondsParameter.optional(),
  until: secondsParameter.optional(),
}

export const listFlags = defineCall({
  name: 'listFlags',
  method: 'GET',
  path: `${base}/flags`,
  summary: 'Every flag of the country, what it does and its value.',
  audience,
  action: 'country.read',
  answer: z.object({ result: z.array(flagState) }),
})

export const setFlag = defineCall({
  name: 'setFlag',
  method: 'PUT',
  path: `${base}/flags/:name`,
  summary: 'Turn a flag on or off in the country; null for its initial value.',
  audience,
  action: 'country.flags',
  params: z.object({ name: z.string().max(64) }),
  body: z.object({ value: z.boolean().nullable(), version: seenVersion, reason }),
  answer: z.object({ result: flagState }),
})

export const listCountryParameters = defineCall({
  name: 'listCountryParameters',
  method: 'GET',
  path: `${base}/parameters`,
  summary: 'Every setting of the country, with its initial value and its last change.',
  audience,
  action: 'country.read',
  answer: z.object({ result: z.array(countryParameter) }),
})

export const setCountryParameter = defineCall({
  name: 'setCountryParameter',
  method: 'PUT',
  path: `${base}/parameters/:name`,
  summary: 'Change a setting of the country, which is checked before it counts; null for its initial value.',
  audience,
  action: 'country.parameters',
  params: z.object({ name: parameterName }),
  body: z.object({ value: z.string().max(500).nullable(), version: seenVersion, reason }),
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
  action: 'texts.read',
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
  action: 'texts.edit',
  params: z.object({ locale: z.enum(localeTags), key: z.string().max(100) }),
  body: z.object({
    /** Null for the text that we ship. */
    text: z.string().max(2000).nullable(),
    /** The version that the page showed; a text that was changed since is not replaced. */
    version: textVersionNumber.optional(),
    reason,
  }),
  answer: z.object({ result: shownText }),
})

export const listChanges = defineCall({
  name: 'listChanges',
  method: 'GET',
  path: `${base}/changes`,
  summary: 'Who changed what in the country, and why, newest first.',
  audience,
  action: 'audit.read',
  query: pageQuery.extend(changeFilter),
  answer: z.object({
    result: z.array(operatorChange),
    /** The `before` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
})

export const exportChanges = defineCall({
  name: 'exportChanges',
  method: 'GET',
  path: `${base}/changes/export`,
  summary: 'The changes in the country as a CSV file, newest first.',
  audience,
  action: 'audit.read',
  file: true,
  rate: 10,
  query: z.object(changeFilter),
  answer: z.unknown(),
})

export const listRefusedAttempts = defineCall({
  name: 'listRefusedAttempts',
  method: 'GET',
  path: `${base}/refused-attempts`,
  summary: 'Tries to sign in, register or recover that were refused, newest first.',
  audience,
  action: 'audit.read',
  query: pageQuery,
  answer: z.object({ result: z.array(refusedAttempt) }),
})

export const createVendor = defineCall({
  name: 'createVendor',
  method: 'POST',
  path: `${base}/vendors`,
  summary: 'A vendor whose owner registers with its code and e-mail address.',
  audience,
  action: 'shops.manage',
  body: newVendor,
  answer: z.object({ result: vendor }),
})

export const changeAccount = defineCall({
  name: 'changeAccount',
  method: 'PUT',
  path: `${base}/accounts`,
  summary: 'Close or open an account, or make it choose a new password.',
  audience,
  action: 'shops.manage',
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
  action: 'partners.manage',
  params: z.object({ id: z.string().regex(/^[a-z0-9-]{2,40}$/) }),
  body: platformRecord,
  answer: z.object({ result: z.literal(true) }),
})
