import { pictureLimits, pictureSlots } from '@beckon/domain/picture'
import { z } from 'zod'
import { brandPicture, pictureHash } from '../../wire/settings/brand-picture.ts'
import { pictureState } from '../../wire/settings/picture-state.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'

const base = '/api/ops/v1/pictures'
const audience = 'operator'
const params = z.object({ slot: z.enum(pictureSlots) })

export const listPictures = defineCall({
  name: 'listPictures',
  method: 'GET',
  path: base,
  summary: 'The pictures of the brand in the country, each with its versions.',
  audience,
  action: 'texts.read',
  answer: z.object({ result: z.array(pictureState) }),
})

/** JPEG, PNG or WebP by its content. The picture is checked and stored, and not shown to anybody yet. */
export const uploadPicture = defineCall({
  name: 'uploadPicture',
  method: 'POST',
  path: `${base}/:slot/files`,
  summary: 'Upload a picture to look at it before it is shown. One that is not used is deleted after a day.',
  audience,
  action: 'texts.edit',
  rate: 20,
  bytes: pictureLimits.bytes,
  params,
  body: z.file(),
  answer: z.object({ result: brandPicture }),
})

export const setPicture = defineCall({
  name: 'setPicture',
  method: 'PUT',
  path: `${base}/:slot`,
  summary: 'Show an uploaded picture, an earlier one, or the built-in one.',
  audience,
  action: 'texts.edit',
  rate: 60,
  params,
  body: z.object({
    /** Null for the built-in one. */
    hash: pictureHash.nullable(),
    /** The version that the page showed. */
    version: z.number().int().min(0),
    reason,
  }),
  answer: z.object({ result: pictureState }),
})
