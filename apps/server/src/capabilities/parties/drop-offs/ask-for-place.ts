import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type PlaceRequestState, type PlaceAnswer, placeAnswer, type PlaceQuestion } from '@beckon/contract'
import type { CountryCode, Deployment } from '@beckon/domain/country'
import { ASKED_PLACE_HOURS } from '@beckon/domain/limits'
import { unixSeconds } from '../../../platform/clock.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { ActingUser } from '../vendors/index.ts'
import type { DropOffDeps } from './deps.ts'
import { type PlaceRequestRow, findRequest, findRequestByToken, insertRequest, writeAnswer } from './store.ts'

const HOUR_MS = 3_600_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a link for a customer. Only the hash of its token is stored. */
export async function askForPlace(
  { db, clock, vendors, linkTo }: DropOffDeps,
  user: ActingUser,
  { vendorId, deployment }: { readonly vendorId: string; readonly deployment: Deployment },
): Promise<{ result: PlaceRequestState & { url: string } } | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const token = randomBytes(24).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + ASKED_PLACE_HOURS * HOUR_MS)
  const askId = randomUUID()
  await insertRequest(db, {
    vendor_id: vendorId,
    ask_id: askId,
    country: deployment.country,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: expiresAt,
  })
  const url = linkTo(deployment, `/where#${token}`)
  return { result: { ask_id: askId, expires_at: unixSeconds(expiresAt), answer: null, url } }
}

export async function readPlaceRequest(
  { db, vendors }: DropOffDeps,
  user: ActingUser,
  { vendorId, id }: { readonly vendorId: string; readonly id: string },
): Promise<{ result: PlaceRequestState } | Refusal> {
  const vendor = await vendors.vendorFor(user, vendorId)
  if (isRefusal(vendor)) return vendor
  const request = await findRequest(db, vendorId, id)
  if (!request) return refuse('place.question-gone')
  return {
    result: { ask_id: id, expires_at: unixSeconds(request.expires_at), answer: answerOf(request) },
  }
}

/** Returns the data of the customer's page: of the shop only its name. */
export async function readQuestion(
  deps: DropOffDeps,
  country: CountryCode,
  token: string,
): Promise<{ result: PlaceQuestion } | Refusal> {
  const request = await openQuestion(deps, country, token)
  const vendor = request && (await deps.vendors.load(request.vendor_id))
  if (!request || !vendor) return refuse('place.question-gone')
  const { latitude, longitude } = vendor
  return {
    result: {
      vendor_id: request.vendor_id,
      vendor_name: vendor.name,
      centre:
        latitude === null || longitude === null
          ? { ...deps.deploymentOf(country).mapCentre }
          : { latitude, longitude },
      expires_at: unixSeconds(request.expires_at),
      answer: answerOf(request),
    },
  }
}

/** The customer says where they are. Until the link ends they may correct it; the last word counts. */
export async function answerQuestion(
  deps: DropOffDeps,
  country: CountryCode,
  { token, answer }: { readonly token: string; readonly answer: PlaceAnswer },
): Promise<{ result: true } | Refusal> {
  const request = await openQuestion(deps, country, token)
  if (!request) return refuse('place.question-gone')
  const { address, name, phone, ...rest } = answer
  const row = { ...rest, address_text: address, customer_name: name, customer_phone: phone }
  await writeAnswer(deps.db, request, row, deps.clock.now())
  return { result: true }
}

async function openQuestion(
  { db, clock }: DropOffDeps,
  country: CountryCode,
  token: string,
): Promise<PlaceRequestRow | undefined> {
  const request = await findRequestByToken(db, country, hashOf(token))
  return request && request.expires_at > clock.now() ? request : undefined
}

function answerOf(request: PlaceRequestRow): PlaceAnswer | null {
  const { latitude, longitude, address_text: address, unit, building, notes } = request
  if (latitude === null || longitude === null) return null
  return {
    latitude,
    longitude,
    address: address ?? '',
    unit: unit ?? '',
    building: building ?? '',
    notes: notes ?? '',
    name: request.customer_name ?? '',
    phone: request.customer_phone ?? '',
    precision: placeAnswer.shape.precision.parse(request.precision ?? undefined),
  }
}
