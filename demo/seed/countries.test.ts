import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CountryCode, countryCodes, deployments, parameters } from '@beckon/domain/country'
import { exponentOf } from '@beckon/domain/money'
import { toE164 } from '@beckon/domain/phone'
import { plainDigits } from '@beckon/domain/text'
import { openStreets } from '@beckon/streets'
import { createFormatters } from '@beckon/texts'
import { translatorFor } from '@beckon/texts/translate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../apps/server/src/capabilities/parties/accounts/index.ts'
import { embeddedMaps, type MapEngine } from '../../apps/server/src/capabilities/parties/places/index.ts'
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts'
import { vocabularies } from '../map-generator/vocabulary/index.ts'
import { type CountryJourney, runCountryJourney } from './country-journey.ts'
import { type CityMaker, cityMaker } from './cities/city-maker.ts'
import { ensureDemoCity } from './cities/demo-cities.ts'
import { DEMO_PASSWORD, seedCountry } from './seed-country.ts'

/** Milliseconds; only a machine that hangs takes so long. */
const patience = 900_000
/** Cities that are drawn at the same time. */
const HANDS = 2
/** Daytime in every country. */
const DAWN = Date.parse('2030-06-14T05:00:00Z') - Date.now()
const clock = { now: () => new Date(Date.now() + DAWN) }

/** Countries whose signs are in English first, with the local script as the second language. */
const besides: Partial<Record<CountryCode, [language: string, script: RegExp]>> = {
  PK: ['ur', /\p{Script=Arabic}/u],
  MY: ['zh', /\p{Script=Han}/u],
  SG: ['zh', /\p{Script=Han}/u],
}
const signsOf = (country: CountryCode): [language: string, script: RegExp] => {
  const vocabulary = vocabularies.find((one) => one.country === country)
  if (!vocabulary) throw new Error(`no streets in ${country}`)
  return besides[country] ?? [vocabulary.language, new RegExp(`\\p{Script=${vocabulary.script}}`, 'u')]
}

const dataDir = mkdtempSync(join(tmpdir(), 'beckon-countries-'))
const journeys = new Map<CountryCode, CountryJourney>()
let server: TestServer
let maps: MapEngine
let seeding: Promise<unknown>

beforeAll(async () => {
  maps = await embeddedMaps({ dataDir, roles: new Set(['api']) })
  server = await startTestServer({ maps, clock, env: { ROLES: 'api,live,worker' } })
  const waiting = countryCodes.map((country) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const [signs] = signsOf(country)
    const roads = maps.route
    journeys.set(country, runCountryJourney({ server, roads, country, signs }, promise))
    return { country, resolve, reject }
  })
  const hand = async () => {
    const maker = cityMaker()
    for (let next = waiting.shift(); next; next = waiting.shift())
      await seedAsFirstStart(next.country, maker).then(next.resolve, next.reject)
    await maker.stop()
  }
  seeding = Promise.all(Array.from({ length: HANDS }, hand))
}, patience)
afterAll(async () => {
  await seeding
  await server.stop()
  rmSync(dataDir, { recursive: true })
}, patience)

/** Seeds this one country as a first start does. */
async function seedAsFirstStart(country: CountryCode, maker: CityMaker): Promise<void> {
  const now = clock.now()
  await ensureDemoCity({ country, dataDir, now, progress: () => undefined, maker })
  await maps.refresh()
  const streets = () => openStreets(dataDir)
  const passwordHash = () => hashed
  await seedCountry({ db: server.platform.db, now, streets, passwordHash }, country)
}
const hashed = hashPassword(DEMO_PASSWORD)

const journeyOf = (country: CountryCode): CountryJourney => {
  const journey = journeys.get(country)
  if (!journey) throw new Error(`no journey of ${country}`)
  return journey
}

describe.each(countryCodes)('%s', (country) => {
  const { currency, defaultLanguage, languages, timezone, phonePrefix, mapCentre } = deployments[country]
  const formats = createFormatters({ locale: defaultLanguage, country, timezone, currency })

  it(
    'starts with its languages, its streets and its shops',
    async () => {
      const { config, vendors } = await journeyOf(country).opened
      expect(config).toMatchObject({ country, currency, default_language: defaultLanguage, languages })
      expect(config.map).toMatchObject({ centre: mapCentre, invented: true })
      expect(vendors).toHaveLength(5)
      for (const { vendor_information } of vendors)
        expect(vendor_information.contact.phone.startsWith(phonePrefix)).toBe(true)
    },
    patience,
  )

  it(
    'finds a door as it is written in its own script, and in Latin letters',
    async () => {
      const { own, latin, byOwn, byLatin, byStreetAndNumber } = await journeyOf(country).found
      const [, script] = signsOf(country)
      expect(own.street).toMatch(script)
      expect(latin.street).toMatch(/^[\p{Script=Latin}\p{Script=Common}]+$/u)
      const { latitude, longitude } = own
      for (const place of [latin, byOwn, byLatin, byStreetAndNumber])
        expect(place).toMatchObject({ latitude, longitude, precision: 'building', invented: true })
    },
    patience,
  )

  it(
    'prices the ride by its tariff, in the digits of its currency',
    async () => {
      const quote = await journeyOf(country).priced
      expect(quote).toMatchObject({ currency, estimated: false })
      expect(quote.fee).toBeGreaterThan(parameters[country].tariff.base)
      expect(quote.fee).toBeLessThan(parameters[country].tariff.base * 6)
      const decimals = exponentOf(currency)
      expect(Number(quote.fee.toFixed(decimals))).toBe(quote.fee)
      const shown = plainDigits(formats.amount(quote.fee)).replace(/\D/gu, '')
      expect([quote.fee.toFixed(decimals), quote.fee.toFixed(0)].map(digitsOf)).toContain(shown)
    },
    patience,
  )

  it(
    'takes an order, delivers it and notifies the customer in its language',
    async () => {
      const { record, customer, typedPhone, csv } = await journeyOf(country).delivered
      expect(record).toMatchObject({ status: 'DELIVERED', currency, customer: { name: customer } })
      expect(record.customer.phone_number).toBe(toE164(typedPhone, country))
      expect(record.customer.phone_number.startsWith(phonePrefix)).toBe(true)
      const translate = await translatorFor(defaultLanguage)
      const [head = '', row = ''] = csv.replace(/^\ufeff/u, '').split('\r\n')
      expect(cellsOf(head)).toEqual(
        expect.arrayContaining([translate('order.status'), translate('export.currency')]),
      )
      expect(cellsOf(row)).toEqual(expect.arrayContaining([translate('status.DELIVERED'), currency]))
    },
    patience,
  )
})

const digitsOf = (amount: string): string => amount.replace(/\D/gu, '')
/** Where a comma parts whole from fraction, or is not on the keyboard, the cells are parted otherwise. */
const cellsOf = (line: string): string[] => line.split(/[,;]/u)
