import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryCodes, deployments, parameters } from '@beckon/domain/country'
import { scenarioOf } from '@beckon/domain/rehearsal'
import { distanceBetween, insideRing } from '@beckon/domain/geo'
import { mayMove, toOrderStatus, vendorOf } from '@beckon/domain/order'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { parcelViolation } from '@beckon/domain/request'
import { openStreets } from '@beckon/streets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/test-database.ts'
import { seedDemoOperator } from './demo-operator.ts'
import { seededRandom } from './random.ts'
import { DEMO_EMAIL, type Seeding, seedCountry } from './seed-country.ts'
import { mobileOf } from './people.ts'
import { words } from './vocabulary/index.ts'

const now = new Date('2030-06-15T10:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'beckon-demo-world-'))
let database: TestDatabase
let db: Database
let seeding: Seeding

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase({ url: database.url, size: 4 }).db
  seeding = { db, now, streets: () => openStreets(dataDir), passwordHash: async () => 'hashed elsewhere' }
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

describe('the words of a country', () => {
  it.each(countryCodes)(
    '%s: names without digits, that rehearse nothing, and phones that may be',
    (country) => {
      const { given, family, others, mobile } = words[country]
      const names = [...given, ...family, ...(others?.given ?? []), ...(others?.family ?? [])]
      for (const name of names) {
        expect(name).not.toMatch(/\p{Nd}/u)
        expect(scenarioOf(name)).toBe('normal')
      }
      const phone = mobileOf(words[country], seededRandom('x'))
      expect(phone).toMatch(/^\+\d+$/)
      expect(mobile.startsWith(deployments[country].phonePrefix)).toBe(true)
      expect([isPossiblePhone(phone, country), toE164(phone, country)]).toEqual([true, phone])
    },
  )
})

it('the demo operator of every country is added once', async () => {
  await seedDemoOperator(db, now)
  await seedDemoOperator(db, now)
  const operators = await db.selectFrom('operator').select(['operator_id', 'countries']).execute()
  expect(operators).toEqual([{ operator_id: 'demo', countries: countryCodes }])
  const accounts = await db.selectFrom('operator_account').select(['email', 'totp_secret']).execute()
  expect(accounts).toEqual([{ email: 'operator@beckon.test', totp_secret: null }])
  const roles = await db.selectFrom('operator_grant').select('role').execute()
  expect(roles.map(({ role }) => role)).toEqual(countryCodes.map(() => 'administrator'))
})

describe('the demo world', () => {
  it('each country is seeded once, also when two start together', async () => {
    for (const country of countryCodes) {
      const both = await Promise.all([seedCountry(seeding, country), seedCountry(seeding, country)])
      expect(both.toSorted()).toEqual([false, true])
      expect(await seedCountry(seeding, country)).toBe(false)
    }
    const users = await db.selectFrom('user_account').select(['country', 'email']).execute()
    expect(users.map((user) => user.country).toSorted()).toEqual(countryCodes.toSorted())
    expect(new Set(users.map((user) => user.email))).toEqual(new Set([DEMO_EMAIL]))
  })

  it('each country has a parent with three outlets, a shop and twelve riders near the centre', async () => {
    const vendors = await db.selectFrom('vendor').selectAll().execute()
    const riders = await db.selectFrom('rider').selectAll().execute()
    for (const country of countryCodes) {
      const here = vendors.filter((vendor) => vendor.country === country)
      const chain = here.find((vendor) => vendor.is_parent)?.vendor_id
      expect(here).toHaveLength(5)
      expect(here.filter((vendor) => vendor.parent_vendor_id === chain)).toHaveLength(3)
      expect(riders.filter((rider) => rider.country === country)).toHaveLength(12)
      for (const { latitude, longitude } of here) {
        const point = { latitude: latitude ?? 0, longitude: longitude ?? 0 }
        expect(distanceBetween(point, deployments[country].mapCentre)).toBeLessThan(2000)
      }
    }
  })

  it('the delivery area of an outlet contains all of its customers', async () => {
    const vendors = await db.selectFrom('vendor').selectAll().execute()
    const areas = new Map(vendors.map((vendor) => [vendor.vendor_id, vendor.delivery_area]))
    expect([...areas.values()].filter((area) => area !== null)).toHaveLength(2 * countryCodes.length)
    for (const order of await db.selectFrom('orders').selectAll().execute()) {
      const area = areas.get(order.vendor_id)
      const door = { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude }
      if (area) expect(insideRing(area, door), order.order_id).toBe(true)
    }
  })

  it('orders have a weight in the countries that ask for it', async () => {
    const orders = await db.selectFrom('orders').selectAll().where('parcel_grams', 'is not', null).execute()
    const asking = new Set(orders.map(({ country }) => country))
    expect([...asking].toSorted()).toEqual(['HK', 'MY', 'PH', 'TW'])
    for (const { country, parcel_grams, parcel_side_cm } of orders) {
      const parcel = { grams: parcel_grams ?? 0, sideCm: parcel_side_cm ?? 0 }
      expect(parcelViolation(parcel, parameters[country])).toBeUndefined()
    }
  })

  it('every shop has an address book, and orders of regular customers', async () => {
    const saved = await db.selectFrom('saved_address').selectAll().execute()
    expect(saved).toHaveLength(4 * 5 * countryCodes.length)
    const orders = await db.selectFrom('orders').select(['vendor_id', 'customer_phone']).execute()
    const known = new Set(saved.map((one) => `${one.vendor_id} ${one.phone_number}`))
    const regular = orders.filter((order) => known.has(`${order.vendor_id} ${order.customer_phone}`))
    expect(regular).toHaveLength(orders.length / 2)
    for (const { search_text, name } of saved) expect(search_text).not.toBe(name)
  })

  it('the ended orders of the last thirty days follow the lifecycle and the rules of the country', async () => {
    const orders = await db.selectFrom('orders').selectAll().execute()
    const steps = await db.selectFrom('order_status').selectAll().orderBy('position').execute()
    const histories = Map.groupBy(steps, (step) => step.order_id)
    expect(orders).toHaveLength(44 * countryCodes.length)
    for (const order of orders) {
      const history = histories.get(order.order_id) ?? []
      expect(history).toHaveLength(order.version)
      expect(history.at(-1)).toMatchObject({ status: order.status, created_at: order.updated_at })
      for (const [index, step] of history.entries()) {
        const before = history[index - 1]
        if (!before) continue
        expect(
          mayMove(before.status, step.status, actorOf(step.actor)),
          `${before.status} ${step.status}`,
        ).toBe(true)
        expect(step.created_at >= before.created_at).toBe(true)
      }
      expect(vendorOf(order.order_id)).toBe(order.vendor_id)
      expect(toOrderStatus(order.status)).toBe(order.status)
      expect(order.updated_at <= now).toBe(true)
      expect(now.getTime() - order.created_at.getTime()).toBeLessThan(32 * 86_400_000)
      expect(order.distance_metres).toBeLessThan(parameters[order.country].maxDistanceKm * 1000 * 1.4)
      expect(order.amount_minor / 10 ** 2).toBeGreaterThan(0)
      expect(order.rider_id === null).toBe(order.status === 'CANCELLED')
    }
  })
})

const actorOf = (text: string) =>
  text === 'vendor' || text === 'fleet' || text === 'system' ? text : ('payment' as const)
