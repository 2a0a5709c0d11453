import type { i18n } from 'i18next'
import { loadConfig } from '../platform/client/index.ts'
import { every } from '../platform/clock/index.ts'
import type { TextVersions } from '../platform/texts/index.ts'

const CHECK_MS = 300_000

/** Reads an operator's corrections every five minutes and shows them without reloading the page. */
export function watchTexts(texts: i18n, versions: TextVersions): () => void {
  return every(CHECK_MS, () => void check())

  async function check(): Promise<void> {
    const config = await loadConfig()
    if (!config) return
    const changed = versions.take(config.text_versions).filter((tag) => tag in texts.store.data)
    if (changed.length > 0) await texts.reloadResources(changed)
  }
}
