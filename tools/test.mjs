// `npm test`: installs what is missing, then runs every suite.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/test/run-suites.ts', { needsBrowser: true })
