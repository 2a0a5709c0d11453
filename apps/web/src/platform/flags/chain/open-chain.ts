import { type FlagName, type Flags, fallbackFlags, flagNames } from '@beckon/domain/flag'
import {
  type Client,
  FirstSuccessfulStrategy,
  type Logger,
  MultiProvider,
  OpenFeature,
  ProviderEvents,
} from '@openfeature/web-sdk'
import type { ChainOptions, FlagChain } from './flag-chain.ts'
import { flagDefaults } from './flag-defaults.ts'
import { flagFile } from './flag-file.ts'
import { flagService } from './flag-service.ts'

/** Names our provider apart from others that an embedding page may have registered. */
const DOMAIN = 'beckon'

const silent: Logger = { error: none, warn: none, info: none, debug: none }
function none(): void {
  // Failures appear in the state of the flags, not in the console.
}

/** Starts all sources at once; settles when each has answered or failed. */
export async function openChain(options: ChainOptions): Promise<FlagChain> {
  const service = flagService(options.serviceUrl)
  const file = flagFile(options.fileUrl)
  const sources = [service, file]
  const order = [...sources, flagDefaults].map((provider) => ({ provider }))
  OpenFeature.setLogger(silent)
  const provider = new MultiProvider(order, new FirstSuccessfulStrategy(), silent)
  await OpenFeature.setProviderAndWait(DOMAIN, provider, options.context)
  const client = OpenFeature.getClient(DOMAIN)
  client.addHandler(ProviderEvents.ConfigurationChanged, options.onChange)
  return {
    async refresh() {
      await Promise.all(sources.map((source) => source.refresh()))
    },
    setContext: (context) => OpenFeature.setContext(DOMAIN, context),
    read: () => ({
      values: valuesOf(client),
      error: sources.some((source) => source.isAnswering()) ? null : 'all-sources-failed',
    }),
    async close() {
      client.removeHandler(ProviderEvents.ConfigurationChanged, options.onChange)
      await OpenFeature.clearProviders()
    },
  }
}

const valuesOf = (client: Client): Flags =>
  Object.fromEntries(
    flagNames.map((name: FlagName) => [name, client.getBooleanValue(name, fallbackFlags[name])]),
  ) as Flags
