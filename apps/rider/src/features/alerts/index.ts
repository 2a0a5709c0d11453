export { WorkAlerts } from './WorkAlerts.tsx'
