// `npm run doctor`: checks an installation, and prints what to do about each thing that is wrong.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/doctor/main.ts', { cwd: startFolder })
