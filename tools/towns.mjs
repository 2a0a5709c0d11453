// `node tools/towns.mjs`: fetches the towns of the countries that Beckon serves, for places without a street map.
import { runTool } from './start/run-tool.mjs'

await runTool('tools/towns/towns.ts')
