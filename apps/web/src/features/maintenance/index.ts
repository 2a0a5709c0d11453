export { returnPath } from './return-path.ts'
