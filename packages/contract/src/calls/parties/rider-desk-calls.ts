import { localeTags } from '@beckon/domain/country'
import { z } from 'zod'
import { line } from '../../wire/common.ts'
import { operatedDevices, operatedDocuments, riderNote, shownRider } from '../../wire/parties/rider-desk.ts'
import { documentId, documentKind, documentNumber } from '../../wire/parties/rider-document.ts'
import { riderId, vehicle } from '../../wire/parties/rider.ts'
import { reason } from '../../wire/settings/operator.ts'
import { defineCall } from '../define-call.ts'
import { keptData } from './rider-data-calls.ts'

const base = '/api/ops/v1/riders/:id'
const audience = 'operator'
const params = z.object({ id: riderId })

export const readRider = defineCall({
  name: 'readRider',
  method: 'GET',
  path: base,
  summary: 'A rider with duty, zones, strikes and the documents that need attention.',
  audience,
  action: 'riders.read',
  about: 'rider',
  params,
  answer: z.object({ result: shownRider }),
})

/** A new number is for the next login; open devices stay. */
export const changeRider = defineCall({
  name: 'changeRider',
  method: 'PUT',
  path: `${base}/profile`,
  summary: 'Change name, mobile number, vehicle, language or note of a rider; absent fields stay.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  rate: 60,
  params,
  body: z.object({
    name: line(120).pipe(z.string().min(1)).optional(),
    phone_number: z.string().min(4).max(40).optional(),
    vehicle: vehicle.optional(),
    language: z.enum(localeTags).optional(),
    note: riderNote.optional(),
    reason,
  }),
  answer: z.object({ result: shownRider }),
})

export const readRiderDocuments = defineCall({
  name: 'readRiderDocuments',
  method: 'GET',
  path: `${base}/documents`,
  summary: 'The documents of a rider by kind: those that are required, and those that were sent.',
  audience,
  action: 'riders.read',
  about: 'rider',
  params,
  answer: z.object({ result: z.array(operatedDocuments) }),
})

/** The caller makes the id: sent twice it is one document. It waits for a decision like one that the rider sent. */
export const uploadRiderDocument = defineCall({
  name: 'uploadRiderDocument',
  method: 'PUT',
  path: `${base}/documents/:document`,
  summary: 'A photo or a PDF of a document that the rider brought to the office.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  form: true,
  rate: 20,
  params: params.extend({ document: documentId }),
  body: z.object({
    kind: documentKind,
    number: documentNumber,
    expires_on: z.iso.date(),
    file: z.file(),
    reason,
  }),
  answer: z.object({ result: z.array(operatedDocuments) }),
})

export const readRiderDevices = defineCall({
  name: 'readRiderDevices',
  method: 'GET',
  path: `${base}/devices`,
  summary: 'The devices on which a rider is signed in, and the tracker of the rider.',
  audience,
  action: 'riders.read',
  about: 'rider',
  params,
  answer: z.object({ result: operatedDevices }),
})

export const endRiderDevices = defineCall({
  name: 'endRiderDevices',
  method: 'POST',
  path: `${base}/devices/end`,
  summary: 'Sign a rider out on one device, or on all of them where none is named.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  rate: 60,
  params,
  body: z.object({ device_id: z.string().max(80).optional(), reason }),
  answer: z.object({ result: z.object({ ended: z.number().int() }) }),
})

export const endRiderTracker = defineCall({
  name: 'endRiderTracker',
  method: 'POST',
  path: `${base}/tracker/end`,
  summary: 'End the address with which an app beside the page reports the positions of a rider.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  rate: 60,
  params,
  body: z.object({ reason }),
  answer: z.object({ result: z.literal(true) }),
})

export const readRiderKeptData = defineCall({
  name: 'readRiderKeptData',
  method: 'GET',
  path: `${base}/kept-data`,
  summary: 'The data that the service stores about a rider, by kind, and for how long.',
  audience,
  action: 'riders.read',
  about: 'rider',
  rate: 30,
  params,
  answer: z.object({ result: z.array(keptData) }),
})

/** A POST, because each export is recorded with its reason. */
export const exportRiderKeptData = defineCall({
  name: 'exportRiderKeptData',
  method: 'POST',
  path: `${base}/kept-data/exports`,
  summary: 'All data of a rider as a JSON file, without data of other people.',
  audience,
  action: 'riders.manage',
  about: 'rider',
  file: true,
  rate: 10,
  params,
  body: z.object({ reason }),
  answer: z.unknown(),
})
