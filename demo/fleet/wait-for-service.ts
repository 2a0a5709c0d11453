import { z } from 'zod'

const config = z.object({ environment: z.string() })
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000

/** Waits until the service is ready. Throws for a production service, which must have no simulated riders. */
export async function waitForService(serviceUrl: string, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const ready = await get(`${serviceUrl}/readyz`, signal)
    if (ready?.ok) break
    await new Promise((done) => setTimeout(done, pause))
    signal.throwIfAborted()
  }
  const answer = await get(`${serviceUrl}/config.json`, signal)
  const { environment } = config.parse(await answer?.json())
  if (environment === 'prd')
    throw new Error('The service runs in production, where riders are not simulated.')
}

const get = (url: string, signal: AbortSignal): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_PAUSE_MS)]) }).catch(
    () => undefined,
  )
