import { randomUUID } from 'node:crypto'
import type { RiderDocument } from '@beckon/contract'
import type { Answered } from '../post.ts'
import type { TestServer } from '../test-server.ts'

export interface DocumentUpload {
  readonly id?: string
  readonly kind?: string
  readonly number?: string
  readonly expires_on?: string
  readonly file?: Buffer
  /** For an operator, who uploads it for a rider with a reason. */
  readonly riderId?: string
  readonly reason?: string
}

/** Sends a document as the phone of a rider does, or the console of an operator. */
export async function sendDocument(
  server: TestServer,
  headers: Record<string, string>,
  {
    id = randomUUID(),
    kind = 'identity',
    number = 'S1234567A',
    expires_on = '2027-06-30',
    file,
    riderId,
    reason,
  }: DocumentUpload,
): Promise<Answered & { readonly id: string; readonly result: RiderDocument[] }> {
  const form = new FormData()
  const content = Uint8Array.from(file ?? Buffer.from('%PDF-1.7 an identity card'))
  for (const [name, value] of Object.entries({ kind, number, expires_on, ...(reason && { reason }) }))
    form.set(name, value)
  form.set('file', new Blob([content], { type: 'application/octet-stream' }))
  const body = new Response(form)
  const answer = await server.app.inject({
    method: 'PUT',
    url:
      riderId === undefined
        ? `/api/fleet/v1/documents/${id}`
        : `/api/ops/v1/riders/${riderId}/documents/${id}`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const json = answer.json()
  const [error] = json.errors ?? []
  return {
    ...{ id, status: answer.statusCode, code: error?.code ?? 'ok' },
    ...{ meta: error?.meta ?? {}, result: json.result as never, body: json },
  }
}
