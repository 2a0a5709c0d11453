// `npm run connector -- web-shop --help`: runs a connector; `watched-folder` is the other one.
import { runTool, startFolder } from './start/run-tool.mjs'

const [name = '', ...given] = process.argv.slice(2)
if (!['web-shop', 'watched-folder'].includes(name)) {
  console.error('Name a connector: npm run connector -- web-shop --help, or watched-folder --help')
  process.exit(2)
}
process.argv.splice(2, process.argv.length, ...given)
await runTool(`connectors/${name}/main.ts`, { cwd: startFolder })
