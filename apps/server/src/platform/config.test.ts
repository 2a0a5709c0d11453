import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkConfig } from './config.ts'

describe('checkConfig', () => {
  it('has a default for everything', () => {
    const result = checkConfig({})
    expect(result).toMatchObject({
      ok: true,
      config: {
        port: 4000,
        host: '127.0.0.1',
        dataDir: './data',
        databaseUrl: undefined,
        defaultCountry: 'SG',
        environment: 'san',
        timeScale: 10,
      },
    })
    expect(result.ok && [...result.config.roles]).toEqual(['api', 'live', 'worker'])
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: "http" must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT: "70000" must be a whole number from 0 to 65535.'],
    [{ DEFAULT_COUNTRY: 'XX' }, 'DEFAULT_COUNTRY: "XX" must be one of'],
    [{ ENVIRONMENT: 'prod' }, 'ENVIRONMENT: "prod" must be one of san, stg, prd.'],
    [{ ROLES: 'api,web' }, 'ROLES: "api,web" must be one of api, live, worker.'],
    [
      { ROLES: 'fleet' },
      'ROLES: "fleet" must not name fleet: the simulated riders are a program of their own, `npm run fleet`.',
    ],
    [{ FLEET_PACE: 'fast' }, 'FLEET_PACE: "fast" must be a number from 1 to 200.'],
    [
      { FLAGS_URL_ASIA: 'ftp://flags.test' },
      'FLAGS_URL_ASIA: its value must begin with http:// or https://.',
    ],
    [{ FLAGS_URL_EUROPE: 'flags' }, 'FLAGS_URL_EUROPE: its value must begin with http:// or https://.'],
    [
      { PLACES_URL: 'http://photon.test', PLACES_KIND: 'google' },
      'PLACES_KIND: "google" must be one of photon, nominatim, pelias.',
    ],
    [{ PLACES_URL: 'http://photon.test' }, 'PLACES_KIND: "" must say whether PLACES_URL is photon,'],
    [{ ROADS_URL: 'http://osrm.test' }, 'ROADS_KIND: "" must say whether ROADS_URL is osrm or valhalla.'],
    [{ ROADS_URL: 'http://me:key@osrm.test' }, 'ROADS_URL: its value must be an address without user'],
    [{ PLACES_PER_SECOND: '0' }, 'PLACES_PER_SECOND: "0" must be a number from 0.1 to 1000.'],
    [{ MAP_ORIGINS: 'https://a.test, b' }, 'MAP_ORIGINS: "https://a.test, b" must list addresses'],
    [{ GATEWAY_URL: 'https://cards.test' }, 'GATEWAY_KEYS: its value must be set where GATEWAY_URL is'],
    [{ GATEWAY_URL: 'https://cards.test', GATEWAY_KEYS: 'my key' }, 'GATEWAY_KEYS: its value must be JSON'],
    [
      { GATEWAY_URL: 'https://cards.test', GATEWAY_KEYS: '{"XX":{"api_key":"0123456789abcdef"}}' },
      'GATEWAY_KEYS: its value must be JSON',
    ],
    [{ SEALING_KEY: 'short' }, 'SEALING_KEY: its value must be keys of at least 32 characters'],
    [{ ENVIRONMENT: 'prd', RATE_LIMITS: 'off' }, 'RATE_LIMITS: "off" must be on in environment prd.'],
    [{ HOST: '0.0.0.0' }, 'EXPOSE_SANDBOX: "" must be yes where'],
    [{ HOST: '::', ENVIRONMENT: 'san' }, 'EXPOSE_SANDBOX: "" must be yes where'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8' }, 'EXPOSE_SANDBOX: "" must be yes where'],
  ])('names the bad value in one line: %j', (env, line) => {
    const result = checkConfig(env)
    expect(!result.ok && result.error).toContain(line)
    expect(!result.ok && result.error).not.toContain('\n')
  })

  it.each([
    { HOST: '0.0.0.0', ENVIRONMENT: 'prd' },
    { HOST: '0.0.0.0', ENVIRONMENT: 'stg' },
    { HOST: '0.0.0.0', EXPOSE_SANDBOX: 'yes' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
  ])('starts with %j', (env) => expect(checkConfig(env).ok).toBe(true))

  it('does not print an address that holds a password', () => {
    const result = checkConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })
    expect(!result.ok && result.error).toContain('DATABASE_URL: its value must begin with postgres://')
    expect(!result.ok && result.error).not.toContain('secret')
  })

  it('takes a gateway with the keys of its merchants', () => {
    const keys = { api_key: 'key-0123456789abcdef', webhook_secret: 'secret-0123456789abcdef' }
    const env = { GATEWAY_URL: 'https://cards.test', GATEWAY_KEYS: JSON.stringify({ SG: keys }) }
    const merchants = { SG: { apiKey: keys.api_key, webhookSecret: keys.webhook_secret } }
    const gateway = { url: 'https://cards.test', apiUrl: 'https://cards.test', merchants }
    expect(checkConfig(env)).toMatchObject({ ok: true, config: { gateway } })
    expect(checkConfig({})).toMatchObject({ ok: true, config: { gateway: undefined } })
  })

  it('takes an earlier webhook secret of a gateway beside the present one', () => {
    const keys = { api_key: 'key-0123456789abcdef', webhook_secret: 'secret-0123456789abcdef' }
    const rolled = { ...keys, earlier_webhook_secret: 'earlier-0123456789abcdef' }
    const env = { GATEWAY_URL: 'https://cards.test', GATEWAY_KEYS: JSON.stringify({ SG: rolled }) }
    const merchants = { SG: { earlierWebhookSecret: rolled.earlier_webhook_secret } }
    expect(checkConfig(env)).toMatchObject({ ok: true, config: { gateway: { merchants } } })
  })

  it('takes where the flag services begin, and nothing secret with it', () => {
    const env = { FLAGS_URL_ASIA: 'https://flags.test/asia//', FLAGS_URL_EUROPE: 'http://localhost:8016' }
    const flagsUrls = { asia: 'https://flags.test/asia', europe: 'http://localhost:8016' }
    expect(checkConfig(env)).toMatchObject({ ok: true, config: { flagsUrls } })
    for (const url of ['https://me:secret@flags.test', 'https://flags.test/?key=secret']) {
      const result = checkConfig({ FLAGS_URL_ASIA: url })
      expect(!result.ok && result.error).toBe(
        'FLAGS_URL_ASIA: its value must be an address without user, query and hash.',
      )
    }
  })

  it('takes a geocoder, a router and a map of the operator’s own', () => {
    const outside = (env: Record<string, string>) => {
      const result = checkConfig(env)
      return result.ok && { places: result.config.places, roads: result.config.roads, map: result.config.map }
    }
    const nowhere = { styleUrl: undefined, tilesUrl: undefined, origins: [] }
    expect(outside({})).toEqual({ places: undefined, roads: undefined, map: nowhere })
    const url = 'https://geo.test/v1?api_key=k'
    expect(
      outside({ PLACES_URL: url, PLACES_KIND: 'nominatim', ROADS_URL: url, ROADS_KIND: 'osrm' }),
    ).toEqual({
      places: { url, kind: 'nominatim', perSecond: 1 },
      roads: { url, kind: 'osrm' },
      map: nowhere,
    })
    expect(outside({ PLACES_URL: url, PLACES_KIND: 'pelias' })).toMatchObject({
      places: { perSecond: undefined },
    })
    expect(outside({ PLACES_URL: url, PLACES_KIND: 'nominatim', PLACES_PER_SECOND: '20' })).toMatchObject({
      places: { perSecond: 20 },
    })
    expect(
      outside({
        MAP_STYLE_URL: 'https://a.test/style?key=k',
        MAP_ORIGINS: 'https://b.test/x, https://a.test',
      }),
    ).toMatchObject({
      map: { styleUrl: 'https://a.test/style?key=k', origins: ['https://a.test', 'https://b.test'] },
    })
  })

  it.each(['1', 'proxy.test', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0.1,2', 'fd00::/129'])(
    'refuses the proxies %s, which are no networks',
    (networks) => {
      const result = checkConfig({ TRUSTED_PROXIES: networks, ENVIRONMENT: 'stg' })
      expect(!result.ok && result.error).toBe(
        `TRUSTED_PROXIES: "${networks}" must list the networks of the proxies in front, such as 10.0.0.0/8,192.0.2.7, and not how many they are.`,
      )
    },
  )

  it.each([
    ['0', []],
    ['10.0.0.0/8, 192.0.2.7,fd00::/8', ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
  ])('takes the proxies %s as networks', (text, trustedProxies) => {
    const env = { TRUSTED_PROXIES: text, ENVIRONMENT: 'stg' }
    expect(checkConfig(env)).toMatchObject({ ok: true, config: { trustedProxies } })
  })

  it('takes an empty value as absent', () => {
    expect(checkConfig({ PORT: ' ' })).toMatchObject({ ok: true, config: { port: 4000 } })
  })
})

describe('a setting with a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-secret-'))
  const path = join(folder, 'token')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read from a file', () => {
    writeFileSync(path, 'a-secret-of-sixteen\n')
    expect(checkConfig({ METRICS_TOKEN_FILE: path })).toMatchObject({
      ok: true,
      config: { metricsToken: 'a-secret-of-sixteen' },
    })
  })

  it('is refused where its file is missing, has a bad value, or is set twice', () => {
    expect(checkConfig({ METRICS_TOKEN_FILE: `${path}-none` })).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^METRICS_TOKEN_FILE: .* must be a file that this process may read\.$/u),
    })
    writeFileSync(path, 'short')
    const refused = checkConfig({ METRICS_TOKEN_FILE: path })
    expect(refused).toEqual({
      ok: false,
      error: 'METRICS_TOKEN: its value must have at least 16 characters.',
    })
    expect(checkConfig({ METRICS_TOKEN_FILE: path, METRICS_TOKEN: 'a-secret-of-sixteen' })).toMatchObject({
      ok: false,
      error: 'METRICS_TOKEN_FILE: cannot be set together with METRICS_TOKEN.',
    })
  })
})
