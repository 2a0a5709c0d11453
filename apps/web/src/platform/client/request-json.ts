import { after, learnServerTime } from '../clock/index.ts'

/** The result of a call: its unvalidated JSON, for the caller to check. */
export type JsonResult =
  | { readonly ok: true; readonly body: unknown }
  /** Status 0 where nothing came back at all. */
  | { readonly ok: false; readonly status: number; readonly code: string }

const TIMEOUT_MS = 15_000

export interface JsonRequest {
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly authorization?: string | undefined
  /** The address contains a hash of its content, so it is fetched once. */
  readonly isImmutable?: boolean
}

/** One question without the typed client and its schemas: for pages that must be light. */
export async function requestJson(
  path: string,
  { method = 'GET', body, authorization, isImmutable = false }: JsonRequest = {},
): Promise<JsonResult> {
  const controller = new AbortController()
  const cancel = after(TIMEOUT_MS, () => controller.abort())
  try {
    const response = await fetch(path, {
      method,
      // Revalidated; unchanged content is not sent again.
      cache: isImmutable ? 'default' : 'no-cache',
      signal: controller.signal,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(authorization === undefined ? {} : { authorization }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    learnServerTime(response.headers.get('date'))
    const answer: unknown = await response.json()
    return response.ok
      ? { ok: true, body: answer }
      : { ok: false, status: response.status, code: codeOf(answer) }
  } catch {
    // No connection, given up, or an answer that is not JSON.
    return { ok: false, status: 0, code: '' }
  } finally {
    cancel()
  }
}

/** Fetches a photo with a credential; undefined on failure. */
export async function requestPhoto(
  path: string,
  authorization: string | undefined,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  try {
    const headers = authorization === undefined ? {} : { authorization }
    const response = await fetch(path, { headers, signal, cache: 'no-cache' })
    return response.ok ? await response.blob() : undefined
  } catch {
    // No connection, or the caller cancelled.
    return undefined
  }
}

/** The permanent code of a refusal, as every answer of the service carries it. */
function codeOf(answer: unknown): string {
  const errors = fieldOf(answer, 'errors')
  const code = fieldOf(Array.isArray(errors) ? errors[0] : undefined, 'code')
  return typeof code === 'string' ? code : ''
}

/** A field of something that came from outside. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
