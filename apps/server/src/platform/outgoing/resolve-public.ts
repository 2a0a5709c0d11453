import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Resolves a name to all its addresses; rejects where it has none. */
export type ResolveName = (name: string) => Promise<readonly ResolvedAddress[]>

export interface ResolvedAddress {
  readonly address: string
  readonly family: 4 | 6
}

const TIMEOUT_MS = 3000
const TRIES = 2

/**
 * Asks the name servers directly: names of the hosts file and of the local network are not found, and a name server that is
 * silent does not hold the threads that files and hashes need.
 */
export function createResolver(): ResolveName {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  return async (name) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found: ResolvedAddress[] = [
      ...addressesOf(four).map((address) => ({ address, family: 4 as const })),
      ...addressesOf(six).map((address) => ({ address, family: 6 as const })),
    ]
    if (found.length === 0) throw new Error(`${name} has no address`)
    return found
  }
}

const addressesOf = (result: PromiseSettledResult<string[]>): readonly string[] =>
  result.status === 'fulfilled' ? result.value : []

/** An address was resolved that is not on the internet. */
export class AddressNotAllowed extends Error {
  constructor(name: string) {
    super(`${name} is not on the internet`)
  }
}

/**
 * A lookup for a connection. It fails where any of the addresses is not on the internet. The connection is made to the very
 * addresses that were checked, so that a name which changes between two questions gains nothing.
 */
export const publicLookup =
  (resolve: ResolveName): LookupFunction =>
  (name, { all }, done) => {
    resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          return done(new AddressNotAllowed(name), [])
        }
        return all ? done(null, [...addresses]) : done(null, first.address, first.family)
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), []),
    )
  }
