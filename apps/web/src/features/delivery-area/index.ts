export { AreaNote } from './AreaNote.tsx'
export { useDeliveryArea } from './use-delivery-area.ts'
