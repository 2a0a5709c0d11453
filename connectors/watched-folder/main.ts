import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { beckonFor, commonSettings } from '../shared/beckon.ts'
import { cancelLeftUploads, DRY_RUN_UPLOAD } from '../shared/check-rows.ts'
import { systemClock } from '../shared/clock.ts'
import { lockFolder, uploadNameOf } from '../shared/lock.ts'
import { createLog } from '../shared/log.ts'
import { readMapping } from '../shared/read-json.ts'
import { type Arguments, runProgram } from '../shared/run-program.ts'
import { readSettings } from '../shared/settings.ts'
import { mappingSchema } from './mapping.ts'
import { createPlans } from './plan.ts'
import { previewFile } from './process-file.ts'
import { previewOf } from './result.ts'
import { statesOf, watch } from './watch.ts'

const HELP = `Requests a delivery for each row of the CSV and XLSX files that a till writes into a folder.

  watched-folder --config <file>            takes files until it is stopped
  watched-folder --config <file> --dry-run  shows fees and errors of the files that are there; requests nothing

Settings of the file, each also as a variable (BECKON_URL), each also in a file of its own (BECKON_KEY_FILE):
  url             address of the portal of your country
  key             key with the scopes orders, read and bulk; keep it in a file
  mapping         path of the mapping file
  folder          folder of the till; done, failed and .state are made in it
  settle_seconds  a file is taken when it stayed the same for so long; 5 where not given
`

const settings = z.object({
  ...commonSettings,
  settle_seconds: z.coerce.number({ error: 'must be a number of seconds' }).min(0).max(3600).default(5),
})

const POLL_MS = 1000

await runProgram(HELP, async ({ config, isDryRun }: Arguments, signal) => {
  const { mapping: path, folder, settle_seconds: seconds, ...access } = readSettings(settings, config)
  const mapping = readMapping(mappingSchema, path)
  const log = createLog(systemClock)
  const shared = { beckon: beckonFor(access), clock: systemClock, log, mapping, folder }
  if (isDryRun) {
    for (const { name } of await statesOf(folder))
      process.stdout.write(
        previewOf(name, await previewFile({ ...shared, uploadName: DRY_RUN_UPLOAD }, name)),
      )
    return
  }
  for (const name of ['done', 'failed']) mkdirSync(join(folder, name), { recursive: true })
  const state = join(folder, '.state')
  const plans = createPlans(join(state, 'plans'))
  const unlock = lockFolder(state)
  const deps = { ...shared, plans, uploadName: uploadNameOf(state) }
  await cancelLeftUploads(deps, mapping.collection_point, log)
  log('info', 'ready')
  const settleMs = seconds * 1000
  await watch(deps, { pollMs: Math.min(POLL_MS, Math.max(100, settleMs)), settleMs }, signal)
  unlock()
})
