// `node tools/operator.mjs add|list|end|invite-first`: operators and their countries. `node tools/operator.mjs rider …`: riders.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/operator/main.ts', { cwd: startFolder })
