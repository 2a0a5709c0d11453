import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { send, goodRow, startBulkWorld, uploaded } from '../../../../test/worlds/bulk-world.ts'
import { until } from '../../../../test/core.ts'
import { json, startOutsideService } from '../../../../test/worlds/outside-service.ts'
import { turnOn } from '../../../../test/seed/turn-on.ts'

it('holds nothing while the address of a mended row is asked of a service that takes its time', async () => {
  const service = await startOutsideService()
  const nothing = json({ features: [] })
  service.answer = nothing
  const world = await startBulkWorld(undefined, { PLACES_URL: service.url, PLACES_KIND: 'photon' })
  await turnOn(world.server, 'SE', ['GoogleAutocomplete'])
  const job = await uploaded(world, [goodRow(1)])
  const answers: (() => void)[] = []
  service.answer = (response, call) => void answers.push(() => nothing(response, call))
  const changes = [{ row_id: '2', cells: { address: 'Storgatan 7' } }]
  const mending = send(world, 'PUT', `rows/SHOP/${job.bulk_job_id}`, { changes })
  await until(() => answers.length > 0)
  const { db } = world.server.platform
  const held = await sql`select 1 from bulk_job where job_id = ${job.bulk_job_id} for update nowait`.execute(
    db,
  )
  expect(held.rows).toHaveLength(1)
  for (const answer of answers) answer()
  expect((await mending).json().body.orders[0]).toMatchObject({ cells: { address: 'Storgatan 7' } })
  await world.server.stop()
  await service.stop()
})
