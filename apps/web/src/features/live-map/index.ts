export { LazyMap } from './lazy-map.tsx'
