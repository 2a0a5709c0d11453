// `npm start`: installs what is missing, then starts the product with the Node that came with it.
import { runProduct } from './start/run-product.mjs'

await runProduct('start.mjs')
