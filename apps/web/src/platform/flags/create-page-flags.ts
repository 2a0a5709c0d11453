import type { BrowserConfig } from '@beckon/contract'
import { pause } from '../clock/index.ts'
import type { OpenChain } from './chain/flag-chain.ts'
import { createFlagsStore } from './flags-store.ts'
import { type Context, createReader } from './flags-reader.ts'
import { keepFresh } from './keep-fresh.ts'
import { type FlagContext, type FlaggedShop, type PageFlags, valueIn } from './page-flags.ts'
import { targetingKey } from './targeting-key.ts'

export interface PageFlagsOptions {
  readonly config: Pick<BrowserConfig, 'country' | 'environment' | 'brand' | 'flags_url'>
  readonly flagContext: FlagContext
  /** Called once when no source can be read any more. */
  readonly onError?: () => void
  /** Reads the sources; it may first have to load the code for that. */
  readonly openChain: OpenChain
}

export interface RunningFlags extends PageFlags {
  close(): void
}

/** Longer than the slowest source may take; then what is known counts. */
const READY_MS = 2500

/** Starts to read the flags at once, and refreshes them. */
export function createPageFlags({ config, flagContext, onError, openChain }: PageFlagsOptions): RunningFlags {
  const { origin } = window.location
  const urls = { serviceUrl: config.flags_url ?? origin, fileUrl: `${origin}/flags.json` }
  const store = createFlagsStore(onError)
  let shown: ShownTo = { ...flagContext, shop: null }
  const reader = createReader({
    store,
    context: contextOf(config, shown),
    open: (options) => openChain({ ...urls, ...options }),
  })
  const first = Promise.race([reader.refresh(), pause(READY_MS)])
  const end = keepFresh(() => void reader.refresh())
  return {
    isOn: (name) => valueIn(store.read().values, name),
    getSnapshot: store.read,
    subscribe: store.subscribe,
    whenReady: () => first,
    identify(next) {
      shown = { ...next, shop: shown.shop }
      reader.setContext(contextOf(config, shown))
    },
    showShop(shop) {
      shown = { ...shown, shop }
      reader.setContext(contextOf(config, shown))
    },
    close() {
      end()
      reader.close()
    },
  }
}

interface ShownTo extends FlagContext {
  readonly shop: FlaggedShop | null
}

const contextOf = (
  { country, environment, brand }: PageFlagsOptions['config'],
  { userId, mode, shop }: ShownTo,
): Context => ({
  targetingKey: userId ?? targetingKey(),
  country,
  environment,
  brand,
  mode,
  ...(shop ? { vendor: shop.vendor_id } : {}),
  ...(shop?.parent_vendor_id ? { parent_vendor: shop.parent_vendor_id } : {}),
})
