export { buildTiles, tilesAcross } from './build-tiles.ts'
export { mapFeatures } from './features.ts'
export { writePmtiles } from './write-pmtiles.ts'
