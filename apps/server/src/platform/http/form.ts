import { FILE_BYTES } from '@beckon/domain/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The names and lines between the parts of a form. */
const FRAME_BYTES = 16 * 1024
/** A file with its multipart frame; counted while it arrives, and the rest is not read. */
export const FORM_BYTES = FILE_BYTES + FRAME_BYTES

/** Parses a form with a file into an object. Only a route with a `bodyLimit` of its own accepts more than a small one. */
export function useForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => readForm(request, body),
  )
}

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<unknown> {
  const type = headers['content-type'] ?? ''
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!form || [...form].some(holdsNul)) throw Object.assign(new Error('not a form'), { statusCode: 400 })
  return Object.fromEntries(form)
}

/** The database keeps no such letter: calls with JSON are refused for it too. */
const holdsNul = ([name, value]: readonly [string, string | File]): boolean =>
  `${name}${typeof value === 'string' ? value : value.name}`.includes('\0')
