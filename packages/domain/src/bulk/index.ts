export { FILE_BYTES } from './file.ts'
