/** What a token says, unproven: the service judges, the portal only reads. Undefined when it is no token. */
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
