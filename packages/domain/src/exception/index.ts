export { type ExceptionAlert, type ExceptionKind, exceptionKinds, initialAlert } from './kinds.ts'
export { type ExceptionStep, type KnownException, nextStep, settleSeconds } from './lifecycle.ts'
export {
  type ExceptionRemedy,
  exceptionRemedies,
  optionOf,
  remediesFor,
  remedyActions,
  type RemedyFacts,
} from './remedies.ts'
export { type ExceptionFacts, isException, type RuleContext } from './rules.ts'
