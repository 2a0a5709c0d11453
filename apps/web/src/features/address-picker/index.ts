export { AddressField } from './AddressField.tsx'
export type { KnownOptions } from './known-options.ts'
export { PinMap } from './PinMap.tsx'
export { usePlaceDetails, useReverse, useSuggestions } from './use-suggestions.ts'
