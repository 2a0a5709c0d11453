import { FLAG_TIMEOUT_MS, type FlagName } from '@beckon/domain/flag'
import { OpenFeatureEventEmitter, ProviderEvents, StandardResolutionReasons } from '@openfeature/web-sdk'
import { z } from 'zod'
import { fetchWithin } from '../../client/fetch-whole.ts'
import { booleansOnly, type FlagSource, notFound, notReady, saysSomething } from './flag-source.ts'

const content = z.record(z.string(), z.unknown())
type Content = ReadonlyMap<string, unknown>

/** The static file on the portal's own origin. The operator of the portal may edit it. */
export function flagFile(url: string): FlagSource {
  const events = new OpenFeatureEventEmitter()
  let known: Content | undefined
  let isAnswering = false

  const load = async () => {
    try {
      known = await read(url)
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
      const value = known.get(key as FlagName)
      return typeof value === 'boolean'
        ? { value, reason: StandardResolutionReasons.STATIC }
        : notFound(otherwise)
    }),
  }
}

const textOf = (known: Content | undefined): string => JSON.stringify([...(known ?? [])])

async function read(url: string): Promise<Content> {
  const response = await fetchWithin(FLAG_TIMEOUT_MS, new Request(url, { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`the flag file answered ${response.status}`)
  const flags = new Map(Object.entries(content.parse(await response.json())))
  if (!saysSomething(flags)) throw new Error('the flag file is empty')
  return flags
}
