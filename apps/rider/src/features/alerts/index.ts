export { OtherDevice } from './OtherDevice.tsx'
export { Transfers } from './Transfers.tsx'
export { WorkAlerts } from './WorkAlerts.tsx'
