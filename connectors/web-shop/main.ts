import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { beckonFor, commonSettings } from '../shared/beckon.ts'
import { cancelLeftUploads, DRY_RUN_UPLOAD } from '../shared/check-rows.ts'
import { systemClock } from '../shared/clock.ts'
import { failureOf } from '../shared/failure.ts'
import { lockFolder, uploadNameOf } from '../shared/lock.ts'
import { createLog } from '../shared/log.ts'
import { readJson, readMapping, problemsOf } from '../shared/read-json.ts'
import { type Arguments, runProgram } from '../shared/run-program.ts'
import { readSettings } from '../shared/settings.ts'
import { SetupError } from '../shared/setup-error.ts'
import { mappingSchema } from './mapping.ts'
import { createQueue } from './queue.ts'
import { createReceiver } from './receive.ts'
import { shopOrder } from './shop-order.ts'
import { previewOrder, work } from './work.ts'

const HELP = `Requests a delivery for each paid order of a web shop (WooCommerce), and cancels it with the order.

  web-shop --config <file>                          receives webhooks until it is stopped
  web-shop --config <file> --dry-run                receives webhooks and logs fees; requests nothing
  web-shop --config <file> --dry-run <order.json>…  shows the fee of orders as the API of the shop returns them

Settings of the file, each also as a variable (BECKON_URL), each also in a file of its own (BECKON_KEY_FILE):
  url       address of the portal of your country
  key       key with the scopes orders, read and bulk; keep it in a file
  secret    secret of the webhook; keep it in a file
  mapping   path of the mapping file
  folder    folder of the queue, on a local disk
  host      127.0.0.1 where not given
  port      8787 where not given
`

const settings = z.object({
  ...commonSettings,
  secret: z
    .string({
      error: 'is missing: put the secret of the webhook into a file and name it in BECKON_SECRET_FILE',
    })
    .min(8, 'is too short: give the webhook a secret of at least 8 characters'),
  host: z.string().default('127.0.0.1'),
  port: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(8787),
})

await runProgram(HELP, async ({ config, isDryRun, files }: Arguments, signal) => {
  const { mapping: mappingPath, folder, host, port, secret, ...access } = readSettings(settings, config)
  const mapping = readMapping(mappingSchema, mappingPath)
  const shared = { beckon: beckonFor(access), clock: systemClock, log: createLog(systemClock), mapping }
  if (files.length > 0) return preview({ ...shared, uploadName: DRY_RUN_UPLOAD }, files, isDryRun)
  const used = isDryRun ? join(folder, 'dry-run') : folder
  const unlock = lockFolder(used)
  const deps = { ...shared, uploadName: uploadNameOf(used) }
  await cancelLeftUploads(deps, mapping.collection_point, shared.log)
  const queue = createQueue(used, systemClock)
  const server = createReceiver({ secret, queue, log: shared.log })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  shared.log('info', 'ready', typeof address === 'object' && address ? { port: address.port } : {})
  await work({ ...deps, queue, isDryRun }, signal)
  server.close()
  server.closeAllConnections()
  unlock()
})

async function preview(
  deps: Parameters<typeof previewOrder>[0],
  files: readonly string[],
  isDryRun: boolean,
): Promise<void> {
  if (!isDryRun) throw new SetupError(['Files are for --dry-run. Orders come by webhook.'])
  for (const file of files) {
    const read = shopOrder.safeParse(readJson(file))
    if (!read.success) throw new SetupError(problemsOf(read.error).map((problem) => `${file}: ${problem}`))
    try {
      await previewOrder(deps, read.data)
    } catch (error) {
      const { code, advice } = failureOf(error)
      deps.log('error', 'dry-run.refused', { order: String(read.data.id), code, reason: advice })
    }
  }
}
