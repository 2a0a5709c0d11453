import type { CountryCode } from '@beckon/domain/country'
import type { FlagName } from '@beckon/domain/flag'
import type { TestServer } from '../test-server.ts'

type Turn = (server: TestServer, country: CountryCode, flags: readonly FlagName[]) => Promise<void>

/** Turns flags on in a country, as an operator does. */
export const turnOn: Turn = (...of) => turn(true, ...of)

export const turnOff: Turn = (...of) => turn(false, ...of)

async function turn(
  value: boolean,
  server: TestServer,
  country: CountryCode,
  flags: readonly FlagName[],
): Promise<void> {
  const { db, clock } = server.platform
  const values = flags.map((flag) => ({ country, flag, value, changed_at: clock.now() }))
  await db
    .insertInto('flag_value')
    .values(values)
    .onConflict((same) => same.columns(['country', 'flag']).doUpdateSet({ value }))
    .execute()
}
