import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryData } from '../../../../../tools/test/temporary-data.ts'
import { listBackups } from './list-backups.ts'

let data: ReturnType<typeof temporaryData>
beforeEach(() => {
  data = temporaryData('list-backups')
})
afterEach(() => data.remove())

it('lists a backup that failed on a full disk, whose report is empty, and reports that are cut or of another form', async () => {
  const reports = { '20261122T020000Z': '', '20261121T020000Z': '{"error":"no sp', '20261120T020000Z': '{}' }
  for (const [stamp, text] of Object.entries(reports))
    writeFileSync(join(data.path, `beckon-${stamp}-nightly.tar.gz.failed.json`), text)
  const listed = await listBackups(data.path)
  expect(listed.map(({ name, state, error }) => [name, state, error])).toEqual(
    Object.keys(reports).map((stamp) => [`beckon-${stamp}-nightly.tar.gz`, 'failed', '']),
  )
})
