// `npm run dev`: installs what is missing, then runs the product from its sources and follows their changes.
import { runProduct } from './start/run-product.mjs'

await runProduct('dev.ts')
