import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, byteRange } from './byte-range.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Sends a file of tiles or the requested part of it. The file is opened once and its tag belongs to the opened one,
 * so that a pack swapped in meanwhile is never mixed with the earlier one.
 */
export async function sendTiles(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  immutable: boolean,
): Promise<FastifyReply> {
  const file = await open(path)
  const { size, mtimeMs } = await file.stat()
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  reply
    .type('application/vnd.pmtiles')
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('cache-control', immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
  const { 'if-none-match': known, 'if-range': condition, range: requestedRange } = request.headers
  const isSame = condition === undefined || condition === tag
  const range = isSame ? byteRange(requestedRange, size) : undefined
  if (known === tag || range === 'unsatisfiable') {
    await file.close()
    if (known === tag) return reply.code(304).send()
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return send(request, reply, file, range ?? { start: 0, end: size - 1 })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileHandle,
  { start, end }: ByteRange,
): Promise<FastifyReply> {
  reply.header('content-length', end - start + 1)
  if (request.method === 'HEAD') {
    await file.close()
    return reply.send()
  }
  return reply.send(createReadStream('', { fd: file, start, end }))
}
