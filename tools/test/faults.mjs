// `npm run test:faults`: every fault of the table on several hosts, and the long forms of the fuzz and kill tests. As root, on Linux.
import { runTool } from '../start/run-tool.mjs'

process.env['FAULTS'] = 'all'
process.env['FUZZ_RUNS'] ??= '2000'
process.env['FUZZ_SEED'] ??= String(Date.now() % 1_000_000_000)
const killed = ['kill.test', 'payment-kill.test', 'live/restart.test'].map(
  (name) => `apps/server/test/${name}`,
)
process.argv.push('run', 'apps/server/test/faults', 'apps/server/test/fuzz', ...killed)
await runTool('node_modules/vitest/vitest.mjs')
