import { KEY_ROLL_SECONDS } from '../limits/index.ts'

/** Groups of calls that a key may make. `read` shows everything but money. */
export const keyScopes = ['read', 'orders', 'bulk', 'address-book', 'webhooks', 'money'] as const
export type KeyScope = (typeof keyScopes)[number]

/** Times in seconds since 1970; null where there is none. */
export interface KeyTimes {
  readonly expiresAt: number | null
  readonly endedAt: number | null
}

/** `ended` by a person, or `expired` by its own time. */
export type KeyState = 'open' | 'ended' | 'expired'

/** State of a key at a time. */
export function keyState({ expiresAt, endedAt }: KeyTimes, now: number): KeyState {
  if (endedAt !== null && endedAt <= now) return 'ended'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

/** Reason for which a secret of a key is refused; `rolled`: replaced by a newer secret, and its overlap is over. */
export type KeyHindrance = Exclude<KeyState, 'open'> | 'rolled' | 'network'

export interface PresentedKey extends KeyTimes {
  /** End of a secret that was replaced; null for the newest one. */
  readonly validUntil: number | null
  /** Whether the request came from an allowed network. */
  readonly isFromNetwork: boolean
}

/** Reason for which a key is refused at a time; undefined for a valid one. */
export function keyHindrance(key: PresentedKey, now: number): KeyHindrance | undefined {
  const state = keyState(key, now)
  if (state !== 'open') return state
  if (key.validUntil !== null && key.validUntil <= now) return 'rolled'
  return key.isFromNetwork ? undefined : 'network'
}

/** Whether the replaced secret may stay valid until this time. */
export const mayOverlapUntil = (validUntil: number, now: number): boolean =>
  validUntil >= now && validUntil <= now + KEY_ROLL_SECONDS

/** Whether a key has the scope that a call needs. */
export const hasScope = (scopes: readonly KeyScope[], needed: KeyScope): boolean => scopes.includes(needed)
