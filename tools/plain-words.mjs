// `npm run plain-words`: lowers the baseline of banned words; with a path it lists them there.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/checks/plain-words-main.ts')
