// `npm run sdk`: writes the client of the API of programs as a package for others.
import { runTool } from './start/run-tool.mjs'

await runTool('packages/sdk/build/main.ts')
