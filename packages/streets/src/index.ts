export { type ImportRequest, type ImportResult, importCity } from './import/import-city.ts'
export { makePack } from './import/make-pack.ts'
export type {
  AddressMatch,
  Bounds,
  FoundPlace,
  Gazetteer,
  PackInfo,
  Precision,
  Route,
  SearchRequest,
  Vehicle,
} from './model.ts'
export { USE_A_SMALLER_MAP } from './pbf/index.ts'
export { type AddressParts, formatAddress } from './search/format.ts'
export { copyPack, listPacks, movePack, removePack } from './pack/pack-files.ts'
export { covers } from './pack/choose-pack.ts'
export { openRoads, type Roads } from './roads.ts'
export { openStreets, type Streets } from './streets.ts'
export { worldLand } from './world/world.ts'
