import { programCalls } from '@beckon/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http/serve.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import type { ApiDeps } from '../deps.ts'
import { cursorInvalid, cursorOf, idOfCursor, pageOf } from '../values.ts'
import { presentAddress, presentPoint, readAddress } from './present-place.ts'

/** Calls about collection points and their address books. */
export function placeRoutes(app: FastifyInstance, deps: ApiDeps): void {
  serve(app, programCalls.listCollectionPoints, async ({ caller, deployment, query }) => {
    const { limit, cursor } = query
    const after = cursor === undefined ? undefined : idOfCursor(cursor)
    if (cursor !== undefined && after === undefined) return cursorInvalid()
    const vendors = await deps.vendors.page(caller, after, limit + 1)
    const page = { limit, cursor: (one: (typeof vendors)[number]) => cursorOf(one.vendor_id) }
    return pageOf(vendors, page, (vendor) => presentPoint(vendor, deployment.currency))
  })
  serve(app, programCalls.getCollectionPoint, async ({ caller, deployment, params }) => {
    const vendor = await deps.vendors.vendorFor(caller, params.id)
    return isRefusal(vendor) ? vendor : presentPoint(vendor, deployment.currency)
  })
  addressRoutes(app, deps)
}

function addressRoutes(app: FastifyInstance, { dropOffs: { book } }: ApiDeps): void {
  serve(app, programCalls.listAddresses, async ({ caller, params, query }) => {
    const vendorId = params.collection_point
    const { limit, cursor } = query
    const after = cursor === undefined ? undefined : idOfCursor(cursor)
    if (cursor !== undefined && after === undefined) return cursorInvalid()
    const entries = await book.page(caller, { vendorId, after, count: limit + 1 })
    if (isRefusal(entries)) return entries
    const page = { limit, cursor: (entry: (typeof entries)[number]) => cursorOf(entry.id) }
    return pageOf(entries, page, (entry) => presentAddress(entry, vendorId))
  })
  serve(app, programCalls.searchAddresses, async ({ caller, params, body }) => {
    const vendorId = params.collection_point
    const entries = await book.search(caller, { vendorId, typed: body.text })
    return isRefusal(entries) ? entries : { data: entries.map((entry) => presentAddress(entry, vendorId)) }
  })
  serve(app, programCalls.createAddress, async ({ caller, params, body }) => {
    const vendorId = params.collection_point
    const saved = await book.save(caller, { vendorId, entry: readAddress(body) })
    return isRefusal(saved) ? saved : presentAddress(saved.result, vendorId)
  })
  serve(app, programCalls.getAddress, async ({ caller, params }) => {
    const vendorId = params.collection_point
    const entry = await book.read(caller, { vendorId, id: params.id })
    return isRefusal(entry) ? entry : presentAddress(entry, vendorId)
  })
  serve(app, programCalls.replaceAddress, async ({ caller, params, body }) => {
    const vendorId = params.collection_point
    const saved = await book.change(caller, { vendorId, id: params.id, entry: readAddress(body) })
    return isRefusal(saved) ? saved : presentAddress(saved.result, vendorId)
  })
  serve(app, programCalls.deleteAddress, async ({ caller, params }) => {
    const key = { vendorId: params.collection_point, id: params.id }
    const deleted = await book.delete(caller, key)
    return isRefusal(deleted) ? deleted : { deleted: deleted.result }
  })
}
