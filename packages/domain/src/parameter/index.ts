export {
  asText,
  fromText,
  isParameterName,
  PARAMETER_FRESH_MS,
  type ParameterViolation,
  type ParameterName,
  parameterNames,
  type PublicParameterName,
  publicParameterNames,
  type ParameterValues,
  type ReadParameter,
} from './parameter-text.ts'
export {
  type ParameterField,
  parameterFields,
  type ParameterGroup,
  parameterGroups,
  type ParameterUnit,
} from './fields.ts'
