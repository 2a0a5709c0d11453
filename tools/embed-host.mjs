// `node tools/embed-host.mjs [portal]`: a page of another platform that shows the portal inside it.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/embed-host/main.ts', { cwd: startFolder })
