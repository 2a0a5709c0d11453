// `npm run dependencies`: checks the packages of package-lock.json offline; `-- --bill <file>` writes a bill of materials.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/dependencies/main.ts')
