import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Accepted media types; the real type is detected by the content. */
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/octet-stream']

/** Parses a body that is a file. Only a route with a `bodyLimit` of its own accepts more than a small one. */
export function useFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    fileTypes,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => fileOf(request, body),
  )
}

/** An empty body is no file, as an empty JSON body is no value. */
const fileOf = ({ headers }: FastifyRequest, body: Buffer): File | undefined =>
  body.length === 0
    ? undefined
    : new File([Uint8Array.from(body)], '', { type: headers['content-type'] ?? '' })
