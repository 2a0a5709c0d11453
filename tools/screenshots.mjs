// `npm run screenshots`: a picture of every screen and state, at two widths; in every language of the main ones.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/screenshots/take-screenshots.ts', { needsBrowser: true })
