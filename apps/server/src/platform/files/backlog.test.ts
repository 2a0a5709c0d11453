import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { phonePicture, sendPhoto } from '../../../test/pictures.ts'
import { createS3Server, type S3Server } from '../../../test/servers/s3-server.ts'
import { type DispatchWorld, startDispatchWorld } from '../../../test/worlds/dispatch-world.ts'

/** Some batches. */
const FILES = 30
const BATCH = 8
const AT_ONCE = 4

let s3: S3Server
let world: DispatchWorld
beforeAll(async () => {
  s3 = await createS3Server()
  world = await startDispatchWorld({ env: { FILES_URL: s3.url } })
  const [rider] = await world.riders('r1')
  const orderId = await world.accepted(rider)
  await rider.act('arrive_pickup', orderId)
  await sendPhoto(world.server, rider, orderId, await phonePicture({ width: 64, height: 48 }))
  await sql`create table kept_photo as select * from proof_photo`.execute(db())
})
afterAll(async () => {
  await world.server.stop()
  await s3.stop()
})
beforeEach(async () => {
  s3.clearFaults()
  s3.hooks.during = async () => undefined
  await db().deleteFrom('proof_photo').execute()
  await files().move()
  await db().deleteFrom('stored_object').execute()
  await sql`
    insert into proof_photo
    select (jsonb_populate_record(kept_photo, jsonb_build_object('photo_id', 'photo-' || place))).*
    from kept_photo, generate_series(1, ${FILES}::int) place`.execute(db())
  s3.calls.length = 0
})

const db = () => world.server.platform.db
const files = () => world.server.platform.files
const photos = async () => {
  const rows = await db().selectFrom('proof_photo').select(['content', 'object_key']).execute()
  return {
    moved: rows.filter(({ content }) => content === null).length,
    named: rows.filter(({ object_key: key }) => key !== null).length,
  }
}
const called = (method: string) => s3.calls.filter((call) => call.method === method)

it('files do not pile up under names while the store is down, and one pass moves all once it is back', async () => {
  await s3.stop()
  for (let pass = 0; pass < 3; pass += 1) await files().move()
  expect(await photos()).toEqual({ moved: 0, named: BATCH })
  await s3.start()
  await files().move()
  expect(await photos()).toEqual({ moved: FILES, named: FILES })
})

it('files that were left under names are all moved in one pass', async () => {
  await files().move()
  await sql`update proof_photo set content = kept_photo.content from kept_photo`.execute(db())
  await sql`update stored_object set stored_at = null, claimed_at = null`.execute(db())
  await files().move()
  expect(await photos()).toEqual({ moved: FILES, named: FILES })
})

it('a store that denies everything gets no more than the files under way', async () => {
  s3.fail('PUT', ...Array<'denied'>(FILES).fill('denied'))
  await files().move()
  expect(called('PUT')).toHaveLength(AT_ONCE)
  expect(await photos()).toEqual({ moved: 0, named: BATCH })
  s3.clearFaults()
  await files().move()
  // The denied ones are tried again once their claims have expired.
  expect(await photos()).toEqual({ moved: FILES - AT_ONCE, named: FILES })
  await sql`update stored_object set claimed_at = claimed_at - interval '10 minutes'`.execute(db())
  await files().move()
  expect(await photos()).toEqual({ moved: FILES, named: FILES })
})

it('a pass that is asked to stop ends after the batch under way, and the next one goes on', async () => {
  let stopping = false
  s3.hooks.during = async () => {
    stopping = true
  }
  await files().move(() => stopping)
  expect(await photos()).toEqual({ moved: BATCH, named: BATCH })
  await files().move()
  expect(await photos()).toEqual({ moved: FILES, named: FILES })
})

it('deletions that are asked to stop end after the one under way, and the next pass goes on', async () => {
  await files().move()
  await db().deleteFrom('proof_photo').execute()
  let stopping = false
  s3.hooks.during = async () => {
    stopping = true
  }
  await files().move(() => stopping)
  expect(called('DELETE')).toHaveLength(1)
  await files().move()
  expect(s3.objects().size).toBe(0)
})
