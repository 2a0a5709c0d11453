// `npm run image -- --out beckon.tar`: writes the product as an OCI image, without a container engine.
import { runTool, startFolder } from '../start/run-tool.mjs'

await runTool('tools/image/main.ts', { cwd: startFolder })
