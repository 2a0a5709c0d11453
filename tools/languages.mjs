// `npm run languages`: writes the coverage of each language into docs/languages.md.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/languages/languages.ts')
