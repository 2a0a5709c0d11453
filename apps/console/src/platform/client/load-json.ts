import type { CountryCode } from '@beckon/domain/country'

export interface LoadOptions {
  /** The address names the version of the file. */
  readonly isVersioned?: boolean
  /** A country other than that of the host. */
  readonly country?: CountryCode
}

/** Fetches a file of JSON; undefined where it cannot be had. */
export async function loadJson(
  path: string,
  { isVersioned = false, country }: LoadOptions = {},
): Promise<unknown> {
  try {
    const response = await fetch(path, {
      cache: isVersioned ? 'default' : 'no-cache',
      headers: country === undefined ? {} : { 'x-country': country, 'x-beckon-console': '1' },
    })
    return response.ok ? await response.json() : undefined
  } catch {
    // No connection, or an answer that is not JSON: the caller tries again.
    return undefined
  }
}
