export { Button, ButtonLink, type ButtonLook } from './Button.tsx'
export { CheckBox } from './CheckBox.tsx'
export { Field } from './Field.tsx'
