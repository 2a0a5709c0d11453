import { z } from 'zod'
import { now } from '../clock/index.ts'

const manifest = z.object({ main: z.string(), runtime: z.array(z.string()) })

/** The files of the build that is served now. */
export type Manifest = z.infer<typeof manifest>

/** Undefined when it cannot be had: then nothing is known of a newer build. */
export async function loadManifest(path: string): Promise<Manifest | undefined> {
  try {
    const response = await fetch(`${path}?timestamp=${now()}`, { cache: 'no-store' })
    if (!response.ok) return undefined
    const parsed = manifest.safeParse(await response.json())
    return parsed.success ? parsed.data : undefined
  } catch {
    // No connection, or no JSON (a page that is developed has no build): asked again later.
    return undefined
  }
}
