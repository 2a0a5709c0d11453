/** Open keys of a business at the same time. */
export const KEYS_PER_BUSINESS = 50
/** Networks that one key may be limited to. */
export const NETWORKS_PER_KEY = 20
/** Secrets of one key that may be valid at the same time: the newest, and replaced ones within their overlap. */
export const SECRETS_PER_KEY = 5
/** The longest time for which a replaced secret stays valid. */
export const KEY_ROLL_SECONDS = 7 * 86_400
/** The last use of a key is written at most this often. */
export const KEY_USE_SECONDS = 60
/** Calls of one key a minute, of all kinds together. */
export const KEY_CALLS_PER_MINUTE = 600
