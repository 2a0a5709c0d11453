// `node tools/operator.mjs add|list|end`: who may switch flags and change settings, in which countries.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/operator/main.ts', { cwd: startFolder })
