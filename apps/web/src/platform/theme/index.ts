export { BrandMark } from './BrandMark.tsx'
export { showPageIcon } from './page-icon.ts'
