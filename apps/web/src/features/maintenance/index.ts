export { returnPath, wantedPath } from './return-path.ts'
