// `npm run bench`: measurements, each a ratio taken in one run. A name runs one: `npm run bench -- streets`.
import { runTool } from './start/run-tool.mjs'

await runTool('bench/run.ts', { needsBrowser: true })
