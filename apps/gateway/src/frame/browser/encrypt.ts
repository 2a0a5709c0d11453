/** RFC 7517: the gateway's public RSA key. */
interface PublicKey {
  readonly kid?: string
  readonly kty?: string
  readonly n?: string
  readonly e?: string
}

/** The context that an encrypted text is bound to. */
export interface Binding {
  readonly key: PublicKey
  readonly wallet: string
  /** Seconds since 1970, by the gateway's clock. */
  readonly now: () => number
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A compact JWE (RSA-OAEP-256, A256GCM): only the gateway opens it, for this wallet, for a while. */
export async function encrypt(text: string, { key, wallet, now }: Binding): Promise<string> {
  const { subtle } = crypto
  const protectedHeader = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid, wallet, iat: now() }
  const header = base64Url(ascii(JSON.stringify(protectedHeader)))
  const { kty, n, e } = key
  const theirs = await subtle.importKey(
    'jwk',
    { kty: kty ?? 'RSA', n: n ?? '', e: e ?? '' },
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, theirs, secret)
  const content = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = new Uint8Array(
    await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: ascii(header) }, content, ascii(text)),
  )
  const [body, tag] = [sealed.subarray(0, -16), sealed.subarray(-16)]
  return [header, ...[new Uint8Array(wrapped), iv, body, tag].map(base64Url)].join('.')
}
