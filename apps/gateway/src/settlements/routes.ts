import { z } from 'zod'
import { unixSeconds } from '../clock.ts'
import type { Gateway } from '../gateway.ts'
import { sendRefusal } from '../http/answers.ts'
import { merchantOf } from '../http/callers.ts'
import type { Http } from '../http/create-http.ts'
import { isRefusal, refuse } from '../refusal.ts'

const PAGE = 500
const LONGEST = 32 * 24 * 3600
const seconds = z.coerce.number().int().min(0).max(100_000_000_000)

const querySchema = z
  .strictObject({ from: seconds, to: seconds, cursor: z.string().max(200).optional() })
  .refine(({ from, to }) => to > from && to - from <= LONGEST, {
    path: ['to'],
    message: 'must be after from, and at most 32 days later',
  })

/** All that moved money in a period, for the merchant's books. */
export function settlementRoutes(app: Http, gateway: Gateway): void {
  app.get('/v1/settlements', { schema: { querystring: querySchema } }, async (request, reply) => {
    const merchant = merchantOf(gateway, request)
    if (isRefusal(merchant)) return sendRefusal(reply, merchant)
    const { from, to, cursor } = request.query
    const after = cursor === undefined ? null : readCursor(cursor)
    if (after === undefined)
      return sendRefusal(reply, refuse('request.invalid', { fields: { cursor: 'unknown' } }))
    let query = gateway.db
      .selectFrom('settlement')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('settled_at', '>=', new Date(from * 1000))
      .where('settled_at', '<', new Date(to * 1000))
    if (after) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('settled_at', 'entry_id'), '>', tuple(after.at, after.id)),
      )
    }
    const rows = await query.orderBy('settled_at').orderBy('entry_id').limit(PAGE).execute()
    const last = rows.length === PAGE ? rows.at(-1) : undefined
    const entries = rows.map(({ merchant: _merchant, settled_at, ...row }) => ({
      ...row,
      settled_at: unixSeconds(settled_at),
    }))
    return { entries, next_cursor: last ? writeCursor(last.settled_at, last.entry_id) : null }
  })
}

const writeCursor = (at: Date, id: string): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url')

/** Undefined for what is none. */
function readCursor(text: string): { readonly at: Date; readonly id: string } | undefined {
  const [at, id] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  return id !== undefined && /^\d{1,15}$/.test(at ?? '') ? { at: new Date(Number(at)), id } : undefined
}
