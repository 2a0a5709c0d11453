// `npm run openapi`: writes the OpenAPI document of all calls into docs/openapi.json.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/openapi/main.ts')
