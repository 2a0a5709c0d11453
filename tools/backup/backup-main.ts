import { readConfig } from '../../apps/server/src/platform/config.ts'
import { runBackup } from './run-backup.ts'

const result = await runBackup(readConfig())
for (const line of result.lines) (result.ok ? console.log : console.error)(line)
process.exitCode = result.ok ? 0 : 1
