// `npm run fuzz`: many requests made from the contract, with another seed each time; FUZZ_RUNS and FUZZ_SEED choose both.
import { runTool } from '../start/run-tool.mjs'

process.env['FUZZ_RUNS'] ??= '400'
process.env['FUZZ_SEED'] ??= String(Date.now() % 1_000_000_000)
process.argv.push('run', 'apps/server/test/fuzz')
await runTool('node_modules/vitest/vitest.mjs')
