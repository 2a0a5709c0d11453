import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryCodes } from '@beckon/domain/country'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'

/** Keys that a merchant and the gateway share. */
export interface MerchantSecrets {
  readonly api_key: string
  readonly webhook_secret: string
}

const merchantFile = z.record(z.string(), z.object({ api_key: z.string(), webhook_secret: z.string() }))
const keyFile = z.object({
  vault: z.string(),
  pepper: z.string(),
  card_key: z.record(z.string(), z.unknown()),
})

/** Keys that only the gateway has. */
export interface GatewayKeys {
  /** AES-256 key of saved cards: 32 bytes. */
  readonly vault: Buffer
  /** HMAC key of card fingerprints. */
  readonly pepper: Buffer
  readonly privateKey: CryptoKey
  /** With its key id; public. */
  readonly publicJwk: JWK
}

const secret = (prefix: string): string => `${prefix}_${randomBytes(24).toString('base64url')}`

/** The keys of the merchants, one for each country, created at the first start. */
export function merchantSecrets(dataDir: string): Readonly<Record<string, MerchantSecrets>> {
  return merchantFile.parse(
    keptIn(dataDir, 'merchants.json', () =>
      Object.fromEntries(
        countryCodes.map((country) => [country, { api_key: secret('key'), webhook_secret: secret('whs') }]),
      ),
    ),
  )
}

/** The gateway's own keys, created at the first start. Without them no saved card can be read again. */
export async function gatewayKeys(dataDir: string): Promise<GatewayKeys> {
  const made = existsSync(join(dataDir, 'gateway', 'keys.json')) ? undefined : await newKeys()
  const { vault, pepper, card_key: jwk } = keyFile.parse(keptIn(dataDir, 'keys.json', () => made))
  const privateKey = await importJWK({ ...jwk, kty: 'RSA' }, 'RSA-OAEP-256')
  if (privateKey instanceof Uint8Array) throw new TypeError('the card key is not a private key')
  const { n, e, kid } = z.object({ n: z.string(), e: z.string(), kid: z.string() }).parse(jwk)
  return {
    vault: Buffer.from(vault, 'base64url'),
    pepper: Buffer.from(pepper, 'base64url'),
    privateKey,
    publicJwk: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid, n, e },
  }
}

async function newKeys() {
  const { privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true, modulusLength: 2048 })
  return {
    vault: randomBytes(32).toString('base64url'),
    pepper: randomBytes(32).toString('base64url'),
    card_key: { ...(await exportJWK(privateKey)), kid: randomUUID() },
  }
}

/** Written whole or not at all, for the owner's eyes; of two that write at once the first one counts. */
function keptIn(dataDir: string, name: string, make: () => unknown): unknown {
  const folder = join(dataDir, 'gateway')
  const path = join(folder, name)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const draft = `${path}.${randomUUID()}`
    writeFileSync(draft, JSON.stringify(make(), null, 2), { mode: 0o600, flush: true })
    try {
      linkSync(draft, path)
    } catch (error) {
      if (!existsSync(path)) throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return JSON.parse(readFileSync(path, 'utf8'))
}
