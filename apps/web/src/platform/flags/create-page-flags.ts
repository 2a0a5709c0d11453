import type { BrowserConfig } from '@beckon/contract'
import { flagNames } from '@beckon/domain/flag'
import { pause } from '../clock/index.ts'
import type { FlagChain } from './chain/open-chain.ts'
import { keepFresh } from './keep-fresh.ts'
import { type Asker, builtInState, type FlagsState, type PageFlags, valueIn } from './page-flags.ts'
import { targetingKey } from './targeting-key.ts'

export interface PageFlagsOptions {
  readonly config: Pick<BrowserConfig, 'country' | 'environment' | 'brand' | 'flags_url'>
  readonly asker: Asker
  /** Told once when no source can be read any more. */
  readonly onFault?: () => void
  /** What reads the sources is no part of the first page. */
  readonly loadChain?: () => Promise<Pick<typeof import('./chain/open-chain.ts'), 'openChain'>>
}

export interface RunningFlags extends PageFlags {
  close(): void
}

/** Longer than the slowest source may take; then what is known counts. */
const READY_MS = 2500

/** Starts to read the flags at once, and keeps them fresh. */
export function createPageFlags({
  config,
  asker,
  onFault,
  loadChain = () => import('./chain/open-chain.ts'),
}: PageFlagsOptions): RunningFlags {
  let state: FlagsState = builtInState
  let context = contextOf(config, asker)
  let sent = context
  let opening: Promise<FlagChain> | undefined
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const settle = (next: FlagsState) => {
    if (isSame(next, state)) return
    const isNewFault = next.error !== null && state.error === null
    state = next
    for (const told of listeners) told()
    if (isNewFault) onFault?.()
  }
  const open = async (): Promise<FlagChain> => {
    const { openChain } = await loadChain()
    sent = context
    const chain = await openChain({
      serviceUrl: config.flags_url ?? window.location.origin,
      fileUrl: `${window.location.origin}/flags.json`,
      context,
      onChange: () => settle(chain.read()),
    })
    return chain
  }
  const sayWhoAsks = async (chain: FlagChain) => {
    if (sent === context) return
    sent = context
    await chain.setContext(context)
  }
  const read = async (work: (chain: FlagChain) => Promise<void>) => {
    const isFirst = opening === undefined
    try {
      opening ??= open()
      const chain = await opening
      await sayWhoAsks(chain)
      if (!isFirst) await work(chain)
      settle(chain.read())
    } catch {
      // The code itself could not be loaded: as if no source had answered, and tried again next time.
      opening = undefined
      settle({ ...state, error: 'all-sources-failed' })
    }
  }
  const refresh = () => {
    running ??= read((chain) => chain.refresh()).finally(() => {
      running = undefined
    })
    return running
  }
  const first = Promise.race([refresh(), pause(READY_MS)])
  const end = keepFresh(() => void refresh())
  return {
    isOn: (name) => valueIn(state.values, name),
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenReady: () => first,
    identify(next) {
      const changed = contextOf(config, next)
      if (JSON.stringify(changed) === JSON.stringify(context)) return
      context = changed
      void read(async () => undefined)
    },
    close() {
      end()
      void opening?.then((chain) => chain.close())
    },
  }
}

const contextOf = ({ country, environment, brand }: PageFlagsOptions['config'], asker: Asker) => ({
  targetingKey: asker.userId ?? targetingKey(),
  country,
  environment,
  brand,
  mode: asker.mode,
})

const isSame = (a: FlagsState, b: FlagsState): boolean =>
  a.error === b.error && flagNames.every((name) => a.values[name] === b.values[name])
