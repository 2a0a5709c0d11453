export { PointFields, type TypedPoint } from './PointFields.tsx'
export { ShopState, shopStates } from './ShopState.tsx'
