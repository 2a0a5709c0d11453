// `npm run test:faults`: every fault of the table on several hosts, then long runs of the fuzz tests. As root, on Linux.
import { runTool } from '../start/run-tool.mjs'

process.env['FAULTS'] = 'all'
process.env['FUZZ_RUNS'] ??= '2000'
process.env['FUZZ_SEED'] ??= String(Date.now() % 1_000_000_000)
process.argv.push('run', 'apps/server/test/faults', 'apps/server/test/fuzz')
await runTool('node_modules/vitest/vitest.mjs')
