import { describe, expect, it } from 'vitest'
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
        fleetPace: 10,
      },
    })
    expect(result.ok && [...result.config.roles]).toEqual(['api', 'live', 'worker', 'fleet'])
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: "http" must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT: "70000" must be a whole number from 0 to 65535.'],
    [{ DEFAULT_COUNTRY: 'XX' }, 'DEFAULT_COUNTRY: "XX" must be one of'],
    [{ ENVIRONMENT: 'prod' }, 'ENVIRONMENT: "prod" must be one of san, stg, prd.'],
    [{ ROLES: 'api,web' }, 'ROLES: "api,web" must be one of api, live, worker, fleet.'],
    [{ FLEET_PACE: 'fast' }, 'FLEET_PACE: "fast" must be a number from 1 to 200.'],
    [
      { FLAGS_URL_ASIA: 'ftp://flags.test' },
      'FLAGS_URL_ASIA: its value must begin with http:// or https://.',
    ],
    [{ FLAGS_URL_EUROPE: 'flags' }, 'FLAGS_URL_EUROPE: its value must begin with http:// or https://.'],
    [{ ENVIRONMENT: 'prd', RATE_LIMITS: 'off' }, 'RATE_LIMITS: "off" must be on in environment prd.'],
  ])('names the bad value in one line: %j', (env, line) => {
    const result = checkConfig(env)
    expect(!result.ok && result.fault).toContain(line)
    expect(!result.ok && result.fault).not.toContain('\n')
  })

  it('does not print an address that holds a password', () => {
    const result = checkConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })
    expect(!result.ok && result.fault).toContain('DATABASE_URL: its value must begin with postgres://')
    expect(!result.ok && result.fault).not.toContain('secret')
  })

  it('takes where the flag services begin, and nothing secret with it', () => {
    const env = { FLAGS_URL_ASIA: 'https://flags.test/asia//', FLAGS_URL_EUROPE: 'http://localhost:8016' }
    const flagsUrls = { asia: 'https://flags.test/asia', europe: 'http://localhost:8016' }
    expect(checkConfig(env)).toMatchObject({ ok: true, config: { flagsUrls } })
    for (const url of ['https://me:secret@flags.test', 'https://flags.test/?key=secret']) {
      const result = checkConfig({ FLAGS_URL_ASIA: url })
      expect(!result.ok && result.fault).toBe(
        'FLAGS_URL_ASIA: its value must be an address without user, query and hash.',
      )
    }
  })

  it('takes an empty value as absent', () => {
    expect(checkConfig({ PORT: ' ' })).toMatchObject({ ok: true, config: { port: 4000 } })
  })
})
