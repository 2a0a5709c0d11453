import type { ChainOptions, FlagChain } from './chain/flag-chain.ts'
import type { FlagsStore } from './flags-store.ts'

export type Context = ChainOptions['context']

interface ReaderOptions {
  readonly store: FlagsStore
  readonly context: Context
  /** May fail: the code itself is loaded then. */
  readonly open: (options: Pick<ChainOptions, 'context' | 'onChange'>) => Promise<FlagChain>
}

/** Reads the flags of the sources into the store; never fails. */
export interface FlagsReader {
  refresh(): Promise<void>
  setContext(context: Context): void
  close(): void
}

export function createReader({ store, open, ...options }: ReaderOptions): FlagsReader {
  let { context } = options
  let sent = context
  let opening: Promise<FlagChain> | undefined
  let running: Promise<void> | undefined

  const begin = async (): Promise<FlagChain> => {
    sent = context
    const chain = await open({ context, onChange: () => store.write(chain.read()) })
    return chain
  }
  const applyContext = async (chain: FlagChain) => {
    if (sent === context) return
    sent = context
    await chain.setContext(context)
  }
  const read = async (work?: (chain: FlagChain) => Promise<void>) => {
    const isFirst = opening === undefined
    try {
      opening ??= begin()
      const chain = await opening
      await applyContext(chain)
      if (!isFirst) await work?.(chain)
      store.write(chain.read())
    } catch {
      // The code could not be loaded: as if no source had answered, and tried again next time.
      opening = undefined
      store.write({ ...store.read(), error: 'all-sources-failed' })
    }
  }
  return {
    refresh() {
      running ??= read((chain) => chain.refresh()).finally(() => {
        running = undefined
      })
      return running
    },
    setContext(next) {
      if (JSON.stringify(next) === JSON.stringify(context)) return
      context = next
      void read()
    },
    close: () => void opening?.then((chain) => chain.close()),
  }
}
