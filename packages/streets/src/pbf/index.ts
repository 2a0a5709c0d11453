export { readPbf, type ReadViolation, type ReadResult } from './read-pbf.ts'
export {
  writePbf,
  type WrittenFile,
  type WrittenMember,
  type WrittenNode,
  type WrittenRelation,
  type WrittenWay,
} from './write-pbf.ts'
