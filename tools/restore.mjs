// `npm run restore -- <file> [--to "2026-11-22 10:00"]`: brings a backup back, on request up to a moment.
import { runTool, startFolder } from './start/run-tool.mjs'

await runTool('tools/backup/restore-main.ts', { cwd: startFolder })
