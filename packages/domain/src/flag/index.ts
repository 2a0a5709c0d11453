export {
  FLAG_DEBOUNCE_MS,
  FLAG_REFRESH_MS,
  FLAG_TIMEOUT_MS,
  type FlagDefinition,
  type FlagName,
  type Flags,
  fallbackFlags,
  flagDefinitions,
  flagNames,
  initialFlags,
  isFlagName,
} from './flags.ts'
export { type FlagRegion, flagRegionOf } from './region.ts'
