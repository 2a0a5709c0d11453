export { AddressField, type KnownOptions } from './AddressField.tsx'
export { PinMap } from './PinMap.tsx'
export { usePlaceDetails, useReverse, useSuggestions } from './use-suggestions.ts'
