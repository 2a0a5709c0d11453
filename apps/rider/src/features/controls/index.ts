export { Button, type ButtonProps } from './Button.tsx'
export { Field, type FieldProps } from './Field.tsx'
export { Notice, type NoticeProps } from './Notice.tsx'
