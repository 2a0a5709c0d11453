export {
  checkRequest,
  type CheckedRequest,
  type RequestFault,
  type RequestField,
  type RequestFaultCode,
  requestFaults,
} from './check-request.ts'
export { parseCoordinates } from './coordinates.ts'
export { parseServiceHours, type ServiceHours, serviceState } from './service-hours.ts'
