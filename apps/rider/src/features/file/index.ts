export { useFile } from './use-file.ts'
