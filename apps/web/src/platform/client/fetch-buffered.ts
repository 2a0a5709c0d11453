import { after } from '../clock/index.ts'

/** Returns the answer with its body read, so that cancelling also cancels the body. Throws as `fetch` does. */
export async function fetchBuffered(request: Request, signal?: AbortSignal | null): Promise<Response> {
  const response = await fetch(request, signal ? { signal } : {})
  const { status, statusText, headers } = response
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

/** The same, given up after so many milliseconds. */
export async function fetchWithTimeout(milliseconds: number, request: Request): Promise<Response> {
  const controller = new AbortController()
  const cancel = after(milliseconds, () => controller.abort())
  try {
    return await fetchBuffered(request, controller.signal)
  } finally {
    cancel()
  }
}
