export { AddressField } from './AddressField.tsx'
export { PinMap } from './PinMap.tsx'
export { useReverse } from './use-places.ts'
