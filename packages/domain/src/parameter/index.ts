export {
  asText,
  fromText,
  isParameterName,
  PARAMETER_FRESH_MS,
  type ParameterFault,
  type ParameterName,
  parameterNames,
  type ParameterValues,
  type ReadParameter,
} from './parameter-text.ts'
