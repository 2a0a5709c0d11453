import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { refuse } from '../../refusal.ts'
import { isOfProgram, programFailureOf } from './program-failure.ts'
import { failureOf } from './refusal-reply.ts'

interface Unreadable extends Error {
  readonly code: string
  /** The bytes so far, as a buffer. */
  readonly rawPacket?: unknown
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers bytes that Node cannot read as a request, in the shape of the API that its address names, and ends the connection. */
export function refuseUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const id = randomUUID()
  const refusal = refuse('request.invalid')
  const { rawPacket: sent } = error
  const [, url = ''] = Buffer.isBuffer(sent) ? sent.toString('latin1', 0, 200).split(' ') : []
  const body = JSON.stringify(isOfProgram(url) ? programFailureOf(refusal, id).body : failureOf(refusal, id))
  const headers = [
    `HTTP/1.1 ${statusLines[error.code] ?? '400 Bad Request'}`,
    ...['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`],
    ...['Connection: close', `X-Request-Id: ${id}`, 'X-Content-Type-Options: nosniff'],
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
