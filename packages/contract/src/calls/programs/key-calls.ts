import { z } from 'zod'
import { unixSeconds, vendorId } from '../../wire/common.ts'
import { keyFields, keyMode, newSecret, programKey } from '../../wire/programs/key.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/orders/v1/vendor/:id/keys'
const ofVendor = z.object({ id: vendorId })
const ofKey = ofVendor.extend({ keyId: z.string().min(1).max(64) })
const byPerson = { audience: 'vendor', modes: ['classic'], memberAction: 'keys.manage', rate: 60 } as const

export const listKeys = defineCall({
  ...byPerson,
  name: 'listKeys',
  method: 'GET',
  path: base,
  summary: 'The keys of the programs of a business, newest first, without their secrets.',
  params: ofVendor,
  answer: z.object({
    result: z.object({ keys: z.array(programKey), can: z.object({ manage: z.boolean() }) }),
  }),
})

export const createKey = defineCall({
  ...byPerson,
  name: 'createKey',
  method: 'POST',
  path: base,
  summary: 'Make a key. The answer is the only one that has it whole.',
  params: ofVendor,
  body: keyFields.extend({ mode: keyMode }),
  answer: z.object({ result: newSecret }),
})

export const changeKey = defineCall({
  ...byPerson,
  name: 'changeKey',
  method: 'PUT',
  path: `${base}/:keyId`,
  summary: 'Change name, scopes, collection points, networks and expiry of a key. Counts at once.',
  params: ofKey,
  body: keyFields.extend({ version: z.number().int() }),
  answer: z.object({ result: programKey }),
})

export const rollKey = defineCall({
  ...byPerson,
  name: 'rollKey',
  method: 'POST',
  path: `${base}/:keyId/roll`,
  summary: 'Replace the secret of a key. The old one stays valid until a time, at most seven days from now.',
  params: ofKey,
  body: z.object({ valid_until: unixSeconds.nullable() }),
  answer: z.object({ result: newSecret }),
})

export const endKey = defineCall({
  ...byPerson,
  name: 'endKey',
  method: 'DELETE',
  path: `${base}/:keyId`,
  summary: 'End a key with all its secrets, at once.',
  params: ofKey,
  answer: z.object({ result: programKey }),
})
