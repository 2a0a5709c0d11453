// `npm run settings`: writes docs/settings.md and .env.example from the schemas of the configuration.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/settings/main.ts')
