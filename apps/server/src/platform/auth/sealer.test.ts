import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testClock } from '../../../test/test-clock.ts'
import { connectDatabase, type Database } from '../database/connect.ts'
import { createSealer } from './sealer.ts'

const old = 'an old key of at least thirty-two letters'
const fresh = 'a fresh key of at least thirty-two letters'
let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase({ url: database.url, size: 2 }).db
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
const sealerOf = (...keys: string[]) => createSealer(db, testClock(), keys)

it.each([[[]], [[old]]])('a secret sealed with the keys %j is opened by another process', async (keys) => {
  const sealed = await sealerOf(...keys).seal('JBSWY3DP', 'ana')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(await sealerOf(...keys).open(sealed, 'ana')).toBe('JBSWY3DP')
})

it('a sealed secret is of one owner, and a changed one does not open', async () => {
  const sealed = await sealerOf(old).seal('JBSWY3DP', 'ana')
  await expect(sealerOf(old).open(sealed, 'ben')).rejects.toThrow()
  await expect(sealerOf(old).open(`${sealed.slice(0, -2)}AA`, 'ana')).rejects.toThrow()
})

it('after a change of keys old secrets open while the old key is listed, and new ones have the new key', async () => {
  const sealed = await sealerOf(old).seal('JBSWY3DP', 'ana')
  const both = sealerOf(fresh, old)
  expect(await both.open(sealed, 'ana')).toBe('JBSWY3DP')
  expect(await sealerOf(fresh).open(await both.seal('NEW', 'ana'), 'ana')).toBe('NEW')
  await expect(sealerOf(fresh).open(sealed, 'ana')).rejects.toThrow('SEALING_KEY')
})

it('secrets of the key in the database still open after a key was configured', async () => {
  const sealed = await sealerOf().seal('JBSWY3DP', 'ana')
  expect(await sealerOf(fresh).open(sealed, 'ana')).toBe('JBSWY3DP')
})
