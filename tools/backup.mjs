// `npm run backup`: saves the database, the keys and the map packs in one file, while the service goes on.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/backup/backup-main.ts', { cwd: startFolder })
