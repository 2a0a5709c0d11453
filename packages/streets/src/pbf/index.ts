export { readPbf, type ReadViolation, type ReadResult } from './read-pbf.ts'
export { USE_A_SMALLER_MAP } from './too-large.ts'
export {
  writePbf,
  type WrittenFile,
  type WrittenMember,
  type WrittenNode,
  type WrittenRelation,
  type WrittenWay,
} from './write-pbf.ts'
