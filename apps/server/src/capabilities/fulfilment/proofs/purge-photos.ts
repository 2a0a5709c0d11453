import type { ProofDeps } from './deps.ts'
import { deletePhotos, photographedCountries } from './store.ts'

const DAY_MS = 86_400_000

/** Deletes the photos that a country no longer keeps. Several processes may do so at once. */
export async function purgePhotos({
  db,
  clock,
  parameters,
}: Pick<ProofDeps, 'db' | 'clock' | 'parameters'>): Promise<void> {
  const now = clock.now()
  for (const country of await photographedCountries(db)) {
    const { proofPhotoDays } = await parameters.of(country)
    await deletePhotos(db, country, { now, takenBefore: new Date(now.getTime() - proofPhotoDays * DAY_MS) })
  }
}
