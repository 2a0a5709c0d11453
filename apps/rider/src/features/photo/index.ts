export { PhotoField, type PhotoFieldProps } from './PhotoField.tsx'
export { shrinkPhoto } from './shrink.ts'
