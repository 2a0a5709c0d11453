import { foreignBulk } from '@beckon/contract'
import { FLAG_TIMEOUT_MS, type FlagName, type Flags, fallbackFlags, flagNames } from '@beckon/domain/flag'
import { fetchWithTimeout } from '../../client/fetch-buffered.ts'
import type { ChainOptions, FlagChain, FlagContextValues } from './flag-chain.ts'
import { type FlagContent, readFlagFile, saysSomething } from './read-flag-file.ts'

/**
 * Starts the sources at once: the service, the file, the defaults. The last answer of a source stays valid while it is
 * down.
 */
export async function openChain({ serviceUrl, fileUrl, context }: ChainOptions): Promise<FlagChain> {
  const service = flagService(serviceUrl)
  let requester = context
  let known: readonly (FlagContent | undefined)[] = [undefined, undefined]
  let isAnswering = false
  const load = async () => {
    const answers = await Promise.all([service(requester), readFlagFile(fileUrl)].map(orUndefined))
    isAnswering = answers.some((answer) => answer !== undefined)
    known = answers.map((answer, place) => answer ?? known[place])
  }
  await load()
  return {
    refresh: load,
    async setContext(next) {
      requester = next
      await load()
    },
    read: () => ({ values: valuesIn(known), error: isAnswering ? null : 'all-sources-failed' }),
    close: async () => undefined,
  }
}

const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined)

/** The first source with a value for a flag decides. */
const valuesIn = (sources: readonly (FlagContent | undefined)[]): Flags =>
  Object.fromEntries(
    flagNames.map((name: FlagName) => {
      const values = sources.map((source) => source?.get(name))
      return [name, values.find((value) => typeof value === 'boolean') ?? fallbackFlags[name]]
    }),
  ) as Flags

/** Asks the service for all flags by OFREP; unchanged ones are not sent again. */
function flagService(baseUrl: string): (context: FlagContextValues) => Promise<FlagContent> {
  let last: { readonly etag: string | null; readonly asked: string; readonly flags: FlagContent } | undefined
  return async (context) => {
    const asked = JSON.stringify({ context })
    const etag = last?.asked === asked ? last.etag : null
    const response = await fetchWithTimeout(
      FLAG_TIMEOUT_MS,
      new Request(`${baseUrl}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(etag === null ? {} : { 'if-none-match': etag }),
        },
        body: asked,
      }),
    )
    if (response.status === 304 && last) return last.flags
    if (!response.ok) throw new Error(`the flag service answered ${response.status}`)
    const bulk = foreignBulk.parse(await response.json())
    const flags = new Map(bulk.flags.map(({ key, value }) => [key, value]))
    if (!saysSomething(flags)) throw new Error('the flag service is empty')
    last = { etag: response.headers.get('etag'), asked, flags }
    return flags
  }
}
