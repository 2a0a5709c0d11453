export { BrandMark } from './BrandMark.tsx'
export { themeOf } from './create-theme.ts'
export { showPageIcon } from './page-icon.ts'
