export { parcelOf } from './parcel-of.ts'
export { useParcelText } from './use-parcel-text.ts'
