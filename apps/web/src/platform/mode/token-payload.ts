/**
 * Returns the unverified payload of a token: the service verifies it, the portal only reads it. Undefined for a
 * malformed token.
 */
export function payloadOf(token: string): unknown {
  try {
    const [, body = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(body.replace(/-/g, '+').replace(/_/g, '/')), (one) =>
      one.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // Not a token, or a cut one.
    return undefined
  }
}
