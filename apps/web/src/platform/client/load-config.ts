import { type BrowserConfig, browserConfig } from '@beckon/contract'
import { learnServerTime } from '../clock/index.ts'

/** The deployment of this host. Undefined when it cannot be reached or makes no sense. */
export async function loadConfig(): Promise<BrowserConfig | undefined> {
  try {
    const response = await fetch('/config.json')
    if (!response.ok) return undefined
    learnServerTime(response.headers.get('date'))
    const parsed = browserConfig.safeParse(await response.json())
    return parsed.success ? parsed.data : undefined
  } catch {
    // No connection, or an answer that is not JSON: the caller retries.
    return undefined
  }
}
