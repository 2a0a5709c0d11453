export {
  countriesOf,
  countriesWithoutAdministrator,
  type GrantedOperator,
  grantsIn,
  mayOperateInAll,
  mayOperateWith,
  type OperatorGrant,
  rolesIn,
  zonesAllowing,
} from './grants.ts'
export {
  actionsOf,
  mayHaveZones,
  mayOperate,
  type OperatorAction,
  operatorActions,
  type OperatorRole,
  operatorRoles,
} from './may-operate.ts'
export { DEMO_OPERATOR_EMAIL, mayExist, maySkipSecondFactor } from './second-factor.ts'
export { mayBecome, type OperatorStatus, operatorStatuses } from './status.ts'
