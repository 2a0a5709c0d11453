import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { TestServer } from './test-server.ts'

/** Turns flags on in a country, as an operator does. */
export async function turnOn(
  server: TestServer,
  country: CountryCode,
  flags: readonly FlagName[],
): Promise<void> {
  const { db, clock } = server.platform
  const values = flags.map((flag) => ({ country, flag, value: true, changed_at: clock.now() }))
  await db.insertInto('flag_value').values(values).execute()
}
