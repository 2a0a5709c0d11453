import { FLAG_TIMEOUT_MS, isFlagName } from '@beckon/domain/flag'
import { z } from 'zod'
import { fetchWithTimeout } from '../../client/fetch-buffered.ts'

const content = z.record(z.string(), z.unknown())

/** Values by the name of the flag, as a source has them. */
export type FlagContent = ReadonlyMap<string, unknown>

/** An answer without any known flag is invalid. */
export const saysSomething = (flags: Iterable<readonly [name: string, value: unknown]>): boolean =>
  [...flags].some(([name, value]) => isFlagName(name) && typeof value === 'boolean')

/** Reads the static file of flags. Throws where it cannot be read or has no flag of ours. */
export async function readFlagFile(url: string): Promise<FlagContent> {
  const response = await fetchWithTimeout(FLAG_TIMEOUT_MS, new Request(url, { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`the flag file answered ${response.status}`)
  const flags = new Map(Object.entries(content.parse(await response.json())))
  if (!saysSomething(flags)) throw new Error('the flag file is empty')
  return flags
}
