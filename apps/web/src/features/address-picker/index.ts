export { AddressField } from './AddressField.tsx'
export { PinMap } from './PinMap.tsx'
export { usePlaceDetails, useReverse } from './use-places.ts'
