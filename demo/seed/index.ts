import type { CountryCode } from '@beckon/domain/country'
import { openStreets, type Streets } from '@beckon/streets'
import { hashPassword } from '../../apps/server/src/capabilities/parties/accounts/index.ts'
import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Config } from '../../apps/server/src/platform/config.ts'
import { connectDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { type CityMaker, cityMaker } from './cities/city-maker.ts'
import { ensureDemoCity } from './cities/demo-cities.ts'
import { seedDemoOperator } from './demo-operator.ts'
import { seedDemoRider } from './demo-rider.ts'
import { DEMO_PASSWORD, seedCountry } from './seed-country.ts'

export interface DemoWorldOptions {
  /** Contains the URL of the database. */
  readonly config: Pick<Config, 'environment' | 'databaseUrl' | 'dataDir' | 'defaultCountry'>
  readonly progress: (line: string) => void
  readonly clock?: Clock
}

/** Seeds the default country with its streets before the service is ready; existing data is kept. */
export async function prepareDemoWorld(options: DemoWorldOptions): Promise<void> {
  const { config } = options
  if (config.environment === 'prd') return
  await withDatabase(config, async (db) => {
    await withMaker(async (maker) => {
      await Promise.all([migrate(db), ensureCityOf(options, maker, config.defaultCountry)])
    })
    const now = (options.clock ?? systemClock).now()
    await seedDemoOperator(db, now)
    await seeder(options, db)(config.defaultCountry)
    await seedDemoRider(db, config.defaultCountry, now)
  })
}

export interface RestOptions extends DemoWorldOptions {
  readonly config: DemoWorldOptions['config'] & Pick<Config, 'demoCountries'>
  /** Countries that users have requested: these are seeded first, also those added meanwhile. */
  readonly requested: ReadonlySet<CountryCode>
}

/** Seeds the other countries beside the running service, one after the other, so that one core stays free. */
export function seedOtherCountries(options: RestOptions): { stop(): Promise<void> } {
  const state: State = { stopped: options.config.environment === 'prd', seeding: undefined }
  seedAll(options, state).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    options.progress(`The demo world is not complete: ${why}`)
  })
  return {
    // A city that is being generated is abandoned; packs are swapped in atomically.
    async stop() {
      state.stopped = true
      await state.seeding?.catch(() => undefined)
    },
  }
}

interface State {
  stopped: boolean
  seeding: Promise<boolean> | undefined
}

async function seedAll(options: RestOptions, state: State): Promise<void> {
  const { config, progress, requested } = options
  if (state.stopped) return
  const left = new Set(config.demoCountries)
  left.delete(config.defaultCountry)
  await withDatabase(config, (db) =>
    withMaker(async (maker) => {
      const seed = seeder(options, db)
      let added = 0
      for (let country = next(left, requested); country; country = next(left, requested)) {
        left.delete(country)
        await ensureCityOf(options, maker, country)
        if (state.stopped) return
        state.seeding = seed(country)
        if (await state.seeding) added += 1
      }
      if (added > 0) progress(`The demo world is complete: ${added} more countries.`)
    }),
  )
}

const next = (left: ReadonlySet<CountryCode>, requested: ReadonlySet<CountryCode>): CountryCode | undefined =>
  [...requested].find((country) => left.has(country)) ?? [...left][0]

const ensureCityOf = (
  { config, progress, clock = systemClock }: DemoWorldOptions,
  maker: CityMaker,
  country: CountryCode,
) => ensureDemoCity({ country, dataDir: config.dataDir, now: clock.now(), progress, maker })

async function withMaker(work: (maker: CityMaker) => Promise<void>): Promise<void> {
  const maker = cityMaker()
  try {
    await work(maker)
  } finally {
    await maker.stop()
  }
}

/** Seeds one country after the other. */
function seeder({ config, clock = systemClock }: DemoWorldOptions, db: Database) {
  let opened: Promise<Streets> | undefined
  let hashed: Promise<string> | undefined
  const streets = async () => {
    opened ??= openStreets(config.dataDir)
    const known = await opened
    await known.refresh()
    return known
  }
  const passwordHash = () => {
    hashed ??= hashPassword(DEMO_PASSWORD)
    return hashed
  }
  return (country: CountryCode) => seedCountry({ db, streets, passwordHash, now: clock.now() }, country)
}

async function withDatabase(
  { databaseUrl }: DemoWorldOptions['config'],
  work: (db: Database) => Promise<void>,
): Promise<void> {
  if (!databaseUrl) throw new Error('The demo world needs a database.')
  const { db } = connectDatabase({ url: databaseUrl, size: 2, name: 'beckon-demo-world' })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
