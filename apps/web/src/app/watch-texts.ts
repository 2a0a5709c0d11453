import { loadConfig } from '../platform/client/index.ts'
import { every } from '../platform/clock/index.ts'
import type { TextVersions } from '../platform/texts/index.ts'

const CHECK_MS = 300_000

/** Looks every five minutes for an operator's corrections, which are shown without reloading the page. */
export function watchTexts(
  versions: TextVersions,
  /** Loads the languages that have changed, where they are shown. */
  reload: (changed: readonly string[]) => Promise<void>,
): () => void {
  return every(CHECK_MS, () => void check())

  async function check(): Promise<void> {
    const config = await loadConfig()
    if (!config) return
    const changed = versions.take(config.text_versions)
    if (changed.length > 0) await reload(changed)
  }
}
