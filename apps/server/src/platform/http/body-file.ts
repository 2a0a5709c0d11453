import type { FastifyInstance } from 'fastify'

/** What a file may say of itself; what it is, its content tells. */
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream']

/** A body that is a file as it is. Only a route that says so takes more than a small one. */
export function useFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, async ({ headers }, body) =>
    // A body without a byte is no file, as an empty one of JSON is none.
    body.length === 0 ? undefined : new File([body], '', { type: headers['content-type'] ?? '' }),
  )
}
