import type { FastifyReply, FastifyRequest } from 'fastify'

/** The answer of a call that gives a picture or a PDF, which never changes under its name. */
export interface PictureAnswer {
  readonly picture: Buffer
  readonly type: string
  /** The name of just this picture. */
  readonly tag: string
}

/** Only the browser may cache it, and it revalidates each time, because access may have ended. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { picture, type, tag }: PictureAnswer,
): FastifyReply {
  const etag = `"${tag}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'authorization')
    // Shown in a tab of its own it does nothing but show.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', type.startsWith('image/') ? 'inline' : 'attachment')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(picture)
}

export const isPictureAnswer = (value: unknown): value is PictureAnswer =>
  typeof value === 'object' && value !== null && 'picture' in value && Buffer.isBuffer(value.picture)
