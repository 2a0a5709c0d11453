import { readConfig } from '../../apps/server/src/platform/config.ts'
import { runRestore } from './run-restore.ts'

const result = await runRestore({
  config: readConfig(),
  folder: process.cwd(),
  args: process.argv.slice(2),
  onProgress: (line) => console.log(line),
})
for (const line of result.lines) (result.ok ? console.log : console.error)(line)
process.exitCode = result.ok ? 0 : 1
