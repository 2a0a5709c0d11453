import type { ListedPlatform } from '@beckon/contract'
import { z } from 'zod'

/** A public key as the service takes it. */
type PublicKey = ListedPlatform['public_keys'][number]

const key = z.looseObject({ kty: z.string() })
const keys = z.union([
  z.object({ keys: z.array(key) }).transform((set) => set.keys),
  z.array(key),
  key.transform((one) => [one]),
])

/** Reads one public key, a list of them, or a key set; undefined for anything else. */
export function keysIn(text: string): readonly PublicKey[] | undefined {
  try {
    const read = keys.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    // Half typed.
    return undefined
  }
}

export const keysText = (present: readonly PublicKey[]): string =>
  present.length === 0 ? '' : JSON.stringify(present, null, 2)

interface Changed {
  readonly keys: readonly PublicKey[]
  readonly shops: readonly string[]
}

/** Returns the shops whose access ends or begins with a change, and the number of keys that end. */
export function differenceOf({ vendors, public_keys }: ListedPlatform, { keys: after, shops }: Changed) {
  const before = vendors.map(({ vendor_id: id }) => id)
  const kept = new Set(after.map(markOf))
  return {
    ended: before.filter((id) => !shops.includes(id)),
    added: shops.filter((id) => !before.includes(id)),
    keysEnded: public_keys.filter((one) => !kept.has(markOf(one))).length,
  }
}

/** The same for the same key, whatever the order of its members. */
const markOf = (one: PublicKey): string =>
  JSON.stringify(['kty', 'crv', 'x', 'y', 'n', 'e', 'kid'].map((part) => one[part]))
