import { deleteCalls } from './call-store.ts'
import type { MessageDeps } from './deps.ts'
import { deleteMessages, spokenCountries } from './store.ts'

const DAY_MS = 86_400_000

/** Deletes what shops and riders wrote, and who called whom, once a country no longer keeps it. */
export async function purgeWords({
  db,
  clock,
  parameters,
}: Pick<MessageDeps, 'db' | 'clock' | 'parameters'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
  for (const country of await spokenCountries(db)) {
    const { messageDays, callDays } = await parameters.of(country)
    await deleteMessages(db, country, before(messageDays))
    await deleteCalls(db, country, before(callDays))
  }
}
