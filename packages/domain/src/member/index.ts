export {
  type Member,
  type MemberChange,
  memberViolation,
  type MemberViolation,
  rolesGivenBy,
} from './manage-members.ts'
export { memberActionsOf, mayDo, type RehearsedPoint, rolesAllowing, trainingActions } from './may-do.ts'
export { type MemberAction, memberActions, type MemberRole, memberRoles } from './names.ts'
