// `npm run city -- add|list|remove`: the streets that places, roads and maps come from.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/city/city.ts', { cwd: startFolder })
