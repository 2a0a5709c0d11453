import type { Root as ReactRoot } from 'react-dom/client'
import { pause } from '../platform/clock/index.ts'
import type { RiderDeps } from '../platform/deps/index.ts'
import { takeInvitation } from '../platform/router/index.ts'
import { prepareSound } from '../platform/signals/index.ts'
import { openDatabase } from '../platform/storage/index.ts'
import { loadConfig, textsAddress } from '../platform/texts/index.ts'
import { createDeps } from './create-deps.ts'
import { Root } from './Root.tsx'
import { firstTexts, storedLocale } from './shown-texts.ts'
import { NoStorage, Unloaded } from './Unloaded.tsx'
import { keepOffline, registerWorker } from './update.ts'

const TRIES = 5
const WAIT_MS = 2000

/** Loads settings and texts, which the service worker has offline, and shows the app. */
export async function start(root: ReactRoot): Promise<void> {
  const invitation = takeInvitation()
  const db = await openDatabase().catch(() => undefined)
  if (!db) return root.render(<NoStorage words={await wordsWithoutStorage()} />)
  const locale = storedLocale(db)
  const loaded = await load(await locale.read())
  if (!loaded) return root.render(<Unloaded />)
  const deps = createDeps({ config: loaded.config, db, invitation })
  await loadStored(deps)
  prepareSound()
  registerWorker()
  void keepOffline(['/config.json', textsAddress(loaded.first.locale, loaded.config.text_versions)])
  root.render(<Root deps={deps} first={loaded.first} locale={locale} />)
}

/** The work of the last visit is shown before the service answers. */
async function loadStored({ session, acts, work, stopOrder }: RiderDeps): Promise<void> {
  await Promise.all([session.load(), acts.load(), work.load(), stopOrder.load()])
  acts.sendNow()
}

/** A browser that stores nothing (some private windows) would lose what a rider did. */
async function wordsWithoutStorage(): Promise<string | undefined> {
  const loaded = await load(undefined)
  return loaded?.first.catalogue['rider.login.storage']
}

async function load(saved: Parameters<typeof firstTexts>[1]) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const config = await loadConfig()
    const first = config && (await firstTexts(config, saved))
    if (config && first) return { config, first }
    if (attempt < TRIES) await pause(WAIT_MS)
  }
  return undefined
}
