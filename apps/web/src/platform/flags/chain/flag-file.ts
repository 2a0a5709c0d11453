import { OpenFeatureEventEmitter, ProviderEvents, StandardResolutionReasons } from '@openfeature/web-sdk'
import { booleansOnly, type FlagSource, notFound, notReady } from './flag-source.ts'
import { type FlagContent, readFlagFile } from './read-flag-file.ts'

/** The static file on the portal's own origin. The operator of the portal may edit it. */
export function flagFile(url: string): FlagSource {
  const events = new OpenFeatureEventEmitter()
  let known: FlagContent | undefined
  let isAnswering = false

  const load = async () => {
    try {
      known = await readFlagFile(url)
      isAnswering = true
    } catch {
      // The last values stay valid; `isAnswering` marks them as old.
      isAnswering = false
    }
  }
  return {
    metadata: { name: 'flag file' },
    runsOn: 'client',
    events,
    initialize: load,
    async refresh() {
      const before = textOf(known)
      await load()
      if (textOf(known) !== before) events.emit(ProviderEvents.ConfigurationChanged)
    },
    isAnswering: () => isAnswering,
    ...booleansOnly((key, otherwise) => {
      if (!known) return notReady(otherwise)
      const value = known.get(key)
      return typeof value === 'boolean'
        ? { value, reason: StandardResolutionReasons.STATIC }
        : notFound(otherwise)
    }),
  }
}

const textOf = (known: FlagContent | undefined): string => JSON.stringify([...(known ?? [])])
