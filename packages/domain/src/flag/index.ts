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
export {
  flagsOfShop,
  isShopFlagName,
  type ShopFlagName,
  type ShopFlags,
  shopFlagNames,
} from './shop-flags.ts'
export { type FlagArea, flagArea, flagAreas } from './flag-area.ts'
