import { foreignBulk } from '@beckon/contract'
import { FLAG_TIMEOUT_MS } from '@beckon/domain/flag'
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { type EvaluationContext, OpenFeatureEventEmitter, ProviderEvents } from '@openfeature/web-sdk'
import { fetchBuffered } from '../../client/fetch-buffered.ts'
import { booleansOnly, type FlagSource, notReady } from './flag-source.ts'
import { saysSomething } from './read-flag-file.ts'

/**
 * The flag service. The provider of the protocol never recovers from a failed start, and a failed start would fail
 * the whole chain: this one always starts, and creates a new provider until one has answered. Afterwards the last
 * answer stays valid while the service is down.
 */
export function flagService(baseUrl: string): FlagSource {
  const events = new OpenFeatureEventEmitter()
  const name = 'flag service'
  let context: EvaluationContext = {}
  let ofrep: OFREPWebProvider | undefined
  let isAnswering = false

  const load = async (before: EvaluationContext) => {
    isAnswering = false
    if (ofrep) return ofrep.onContextChange(before, context)
    const fresh = createOfrep(baseUrl, () => {
      isAnswering = true
    })
    await fresh.initialize(context).then(
      () => {
        ofrep = fresh
      },
      // `isAnswering` is false; the next source is used.
      () => fresh.onClose?.(),
    )
  }
  return {
    metadata: { name },
    runsOn: 'client',
    events,
    initialize(given) {
      context = given ?? {}
      return load(context)
    },
    onContextChange(before, next) {
      context = next
      return load(before)
    },
    async onClose() {
      await ofrep?.onClose?.()
    },
    async refresh() {
      const before = JSON.stringify(ofrep?.flagCache)
      await load(context)
      if (JSON.stringify(ofrep?.flagCache) !== before) events.emit(ProviderEvents.ConfigurationChanged)
    },
    isAnswering: () => isAnswering,
    ...booleansOnly((key, otherwise, evaluationContext) =>
      ofrep ? ofrep.resolveBooleanEvaluation(key, otherwise, evaluationContext) : notReady(otherwise),
    ),
  }
}

const createOfrep = (baseUrl: string, onAnswer: () => void): OFREPWebProvider =>
  new OFREPWebProvider({
    baseUrl,
    timeoutMs: FLAG_TIMEOUT_MS,
    // When to ask again is decided for all sources at once.
    pollInterval: 0,
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    // A cached "no maintenance" of yesterday is worse than the static file.
    cacheMode: 'disabled',
    fetchImplementation: async (input, init) => {
      const response = await answerOf(input instanceof Request ? input : new Request(input), init?.signal)
      onAnswer()
      return response
    },
  })

/** Throws for what is no answer, so that it does not take the place of the last one. */
async function answerOf(request: Request, signal?: AbortSignal | null): Promise<Response> {
  const response = await fetchBuffered(request, signal)
  if (response.status === 304) return response
  if (!response.ok) throw new Error(`the flag service answered ${response.status}`)
  const { flags } = foreignBulk.parse(await response.clone().json())
  if (!saysSomething(flags.map(({ key, value }) => [key, value])))
    throw new Error('the flag service is empty')
  return response
}
