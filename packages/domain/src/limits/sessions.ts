/** Validity of an access token. */
export const ACCESS_TOKEN_SECONDS = 3600
/** The portal requests the next access token this long before the current one ends. */
export const TOKEN_REFRESH_SECONDS = 600
/** A session ends after this many days without use, and in any case after the longest. */
export const SESSION_IDLE_DAYS = 30
export const SESSION_LONGEST_DAYS = 180
/** Devices that an account is known by; the least recently used is deleted first. */
export const KNOWN_DEVICES = 20
/** Validity of a guest's token. */
export const GUEST_TOKEN_HOURS = 24
/** A guest without an order is deleted after this: its token ended two days before. */
export const GUEST_KEPT_HOURS = GUEST_TOKEN_HOURS + 48
/** The longest validity that the token of a platform may have. */
export const PLATFORM_TOKEN_SECONDS = 24 * 3600
