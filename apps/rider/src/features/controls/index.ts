export { Button, type ButtonProps } from './Button.tsx'
export { Choice, type ChoiceProps } from './Choice.tsx'
export { Field, type FieldProps } from './Field.tsx'
export { Notice, type NoticeProps } from './Notice.tsx'
