import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The answer of a call that returns a file, streamed as it is read. */
export interface FileAnswer {
  readonly type: string
  /** File name for the client; ASCII. */
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly stream: Readable
}

/** A stream that fails cuts the connection, so that the client does not take the half for the whole. */
export const sendFile = (reply: FastifyReply, { type, name, headers, stream }: FileAnswer): FastifyReply =>
  reply
    .type(type)
    .headers(headers)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream)

export const isFileAnswer = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && 'stream' in value && value.stream instanceof Readable
