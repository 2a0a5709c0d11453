import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { runCommand, type CommandResult } from './operator.ts'
import { withDatabase } from './with-database.ts'

let result: CommandResult = { ok: false, lines: [] }
await withDatabase(readConfig(), async (db) => {
  result = await runCommand(db, process.argv.slice(2), systemClock.now())
})
for (const line of result.lines) (result.ok ? console.log : console.error)(line)
process.exitCode = result.ok ? 0 : 1
