// `npm run fleet`: the simulated riders of a service that runs elsewhere; see demo/README.md for its settings.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('demo/fleet/main.ts', { cwd: startFolder })
